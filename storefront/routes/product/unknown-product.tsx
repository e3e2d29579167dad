import { PackageX } from 'lucide-react'
import { Form, Link } from 'react-router'
import { productWords } from '../../words/product.ts'
import { useWords } from '../../words/use-words.ts'

/** No such product, and the ways on. */
export function UnknownProduct() {
  const words = useWords(productWords)
  return (
    <div className="page flex flex-col items-center gap-5 py-16 text-center">
      <PackageX size={48} strokeWidth={1.3} aria-hidden className="text-muted" />
      <div className="max-w-lg">
        <h1 className="text-xl font-bold lg:text-2xl">{words.notFound}</h1>
        <p className="mt-2 text-muted">{words.notFoundDetail}</p>
      </div>
      <Form action="/shop" method="get" role="search" className="flex w-full max-w-md gap-2">
        <input type="search" name="q" aria-label={words.searchLabel} placeholder={words.searchLabel} maxLength={120} className="field" />
        <button type="submit" className="button button-primary">
          {words.search}
        </button>
      </Form>
      <Link to="/shop" prefetch="intent" className="link font-semibold">
        {words.allProducts}
      </Link>
    </div>
  )
}
