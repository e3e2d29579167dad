import type { RichNode } from '#domain/products/rich-text.ts'

const classNames =
  'max-w-prose space-y-3 wrap-anywhere [&_h3]:pt-2 [&_h3]:text-base [&_h3]:font-bold [&_h4]:font-semibold [&_li]:pl-1 [&_ol]:list-decimal [&_ol]:space-y-1 [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:pl-5 [&_ul]:marker:text-accent'

/** A parsed description as elements; React escapes its texts. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return <div className={classNames}>{render(nodes)}</div>
}

function render(nodes: readonly RichNode[]): React.ReactNode[] {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return node
    const Tag = node.tag
    return Tag === 'br' ? <br key={at} /> : <Tag key={at}>{render(node.children)}</Tag>
  })
}
