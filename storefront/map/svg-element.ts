/** A drawing as an element, for what Leaflet places by itself; the policy of the pages lets no text become markup. */
export function svgElement(
  name: string,
  attributes: Record<string, string>,
  children: readonly SVGElement[] = [],
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...children)
  return element
}

/** An element around others, as the icon of a marker wants it. */
export function holding(...children: readonly Node[]): HTMLElement {
  const element = document.createElement('div')
  element.append(...children)
  return element
}
