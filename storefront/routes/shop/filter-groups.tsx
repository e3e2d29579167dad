import type { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { toggleFilters } from '#contract/product-filters.ts'
import { filterMessages } from '../../messages/filters.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AvailabilityFilter } from './availability-filter.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import { useFilterLabels } from './filter-labels.ts'
import { PhoneFilter } from './phone-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { type ListingQuery, splitList } from './listing-query.ts'
import { RatingFilter } from './rating-filter.tsx'

interface Props {
  query: ListingQuery
  facets: ReplyOf<typeof listProducts>['facets']
}

/** The fields of the filters; each choice has the number of products that it would show. */
export default function FilterGroups({ query, facets }: Props) {
  const messages = useMessages(filterMessages)
  const labels = useFilterLabels(facets)
  // Where nothing matches, only what is chosen is shown: it can be taken back.
  const isNothing = facets.categories.length === 0
  // Among all products a model is a name without a kind.
  const isEverything = !query.category && !query.q
  return (
    <>
      <PhoneFilter devices={facets.devices} query={query} />
      <CategoryFilter query={query} counted={facets.categories} />
      {(!isNothing || query.prices) && <PriceFilter query={query} ends={facets.prices} />}
      <ChoiceFilter
        name="brands_selected"
        title={messages.brands}
        findLabel={messages.findBrand}
        moreLabel={messages.moreBrands}
        choices={facets.brands.map(({ slug, name, count }) => ({ value: slug, label: name, count }))}
        chosen={splitList(query.brands_selected)}
        nameOf={labels.brand}
      />
      {facets.kinds.map(({ name, title, values }) => (
        <ChoiceFilter
          key={name}
          name={name}
          title={title}
          findLabel={messages.findValue}
          moreLabel={messages.moreValues}
          // Sizes have an order of their own, colours none: those of the most products are first.
          choices={name === 'color' ? values.toSorted((one, other) => other.count - one.count) : values}
          chosen={splitList(query[name])}
          nameOf={(word) => labels.word(name, word)}
        />
      ))}
      {(!isNothing || query.place || toggleFilters.some((name) => query[name])) && (
        <AvailabilityFilter query={query} counts={facets} branchName={labels.branch} />
      )}
      <RatingFilter query={query} counts={facets.rated} />
      <ChoiceFilter
        name="models_selected"
        title={messages.models}
        findLabel={messages.findModel}
        moreLabel={isEverything ? messages.allModels : messages.moreModels}
        choices={facets.models.map(({ name, count }) => ({ value: name, label: name, count }))}
        chosen={splitList(query.models_selected)}
        isFolded={isEverything}
        nameOf={(model) => model}
      />
    </>
  )
}
