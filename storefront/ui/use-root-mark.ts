import { useLayoutEffect } from 'react'

/** Sets an attribute of `<html>` while a component is rendered: style sheets place others beside it by that. */
export function useRootMark(attribute: 'data-buy-bar' | 'data-compare-bar' | 'data-search-open', value = ''): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.setAttribute(attribute, value)
    return () => root.removeAttribute(attribute)
  }, [attribute, value])
}
