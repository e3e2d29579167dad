import { listProducts } from '#contract/catalogue.ts'
import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/shop'

export async function loader({ context }: Route.LoaderArgs) {
  const { client, branchCode } = context.get(pageContext)
  return client.call(listProducts, { place: branchCode })
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <ul>
      {loaderData.docs.map((product) => (
        <li key={product._id}>{product.description}</li>
      ))}
    </ul>
  )
}
