import { renderToStaticMarkup } from 'react-dom/server'
import { createElement, Fragment } from 'react'
import { expect, test } from 'vitest'
import { withoutBreaks } from './without-breaks.tsx'

/** The parts that are not broken, in their order. */
function unbroken(name: string): string[] {
  const html = renderToStaticMarkup(createElement(Fragment, undefined, ...withoutBreaks(name)))
  return [...html.matchAll(/<span[^>]{0,40}>([^<]{0,40})<\/span>/g)].map(([, part]) => part as string)
}

test.each([
  ['Funda de silicona para Lumen Aria 11, azul', ['Aria 11']],
  ['Case for Karibe Ola 7 Mini', ['Ola 7']],
  ['Lumen Nota 9 SE, 128 GB', ['Nota 9 SE', '128 GB']],
  ['Cable USB-C 2 m', ['USB-C', '2 m']],
  ['Cargador 20 W', ['20 W']],
  ['Batería externa de 10,000 mAh', ['10,000 mAh']],
  ['Vitrina Clara clear case', []],
])('the name “%s” is not broken within %j', (name, parts) => {
  expect(unbroken(name)).toEqual(parts)
})
