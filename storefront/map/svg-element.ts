/**
 * An SVG element with its attributes and children, for Leaflet's icons. It is built from nodes, since the content
 * security policy forbids to parse a string as HTML.
 */
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

/** A `div` that contains the nodes, as the icon of a Leaflet marker requires. */
export function wrapInDiv(...children: readonly Node[]): HTMLElement {
  const element = document.createElement('div')
  element.append(...children)
  return element
}
