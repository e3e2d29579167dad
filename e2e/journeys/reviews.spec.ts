import type { APIRequestContext, Page } from '@playwright/test'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listProducts } from '#contract/products.ts'
import type { listReviews } from '#contract/reviews.ts'
import { expect, expectHydrated, test } from '../shopper.ts'

// Each colour and storage of a phone is a product of its own; the reviews of all are on the pages of each (REVIEW-11).

const read = {
  en: { reviews: 'Reviews', newest: 'Newest', sort: 'Sort by', count: (n: number) => `${n} reviews`, of: 'Review of:' },
  es: {
    reviews: 'Reseñas',
    newest: 'Más recientes',
    sort: 'Ordenar por',
    count: (n: number) => `${n} reseñas`,
    of: 'Reseña de:',
  },
}

type Card = ReplyOf<typeof listProducts>['docs'][number]
type Review = ReplyOf<typeof listReviews>['docs'][number]

/** A phone whose newest reviews are of another colour or storage too, with the first such review. */
async function reviewedElsewhere(
  request: APIRequestContext,
  language: 'en' | 'es',
): Promise<{ phone: Card; review: Review }> {
  const data = async <T>(path: string) =>
    (
      (await (
        await request.get(`/api/catalog/products${path}`, { headers: { 'accept-language': language } })
      ).json()) as { data: { docs: T[] } }
    ).data.docs
  for (const phone of await data<Card>('?category=1&limit=96')) {
    if (phone.total_reviews < 6) continue
    const reviews = await data<Review>(`/reviews/${phone.codarticulo}?order_by=recent`)
    const review = reviews.find(({ reviewed_product: other }) => other?.color && other.storage)
    if (review && reviews.some(({ reviewed_product: other }) => !other)) return { phone, review }
  }
  throw new Error('No phone has reviews of another colour or storage')
}

/** Opens the reviews of a product, the newest first. */
async function openReviews(page: Page, code: string, texts: (typeof read)['en']) {
  await page.goto(`/products/${code}?scroll=reviews`)
  await expectHydrated(page)
  const reviews = page.getByRole('region', { name: texts.reviews, exact: true })
  await reviews.getByRole('combobox', { name: texts.sort }).selectOption({ label: texts.newest })
  return reviews
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    const texts = read[language]
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })

    test('a phone has the reviews of its other colours and storages, which say what they are about, and one rating on all pages', async ({
      page,
      request,
    }) => {
      const { phone, review } = await reviewedElsewhere(request, language)
      const rating = `${phone.avgRating.toFixed(1)}(${phone.total_reviews})`
      const { color, storage } = review.reviewed_product!
      const about = `${texts.of} ${color}, ${storage}`

      await page.goto(`/shop?category=1&q=${encodeURIComponent(phone.description)}`)
      const card = page.getByRole('article').filter({ has: page.locator(`a[href$="/${phone.codarticulo}"]`) })
      await expect(card.first()).toContainText(rating)

      const reviews = await openReviews(page, phone.codarticulo, texts)
      await expect(page.locator('a[href="#reviews"]')).toHaveText(rating)
      await expect(reviews.getByText(texts.count(phone.total_reviews)).first()).toBeVisible()
      const written = reviews.getByRole('article').filter({ hasText: review.author }).filter({ hasText: review.title })
      await expect(written).toContainText(about)

      const others = await openReviews(page, review.cod_articulo, texts)
      await expect(page.locator('a[href="#reviews"]')).toHaveText(rating)
      const own = others.getByRole('article').filter({ hasText: review.author }).filter({ hasText: review.title })
      await expect(own).toBeVisible()
      await expect(own).not.toContainText(texts.of)
    })
  })
}
