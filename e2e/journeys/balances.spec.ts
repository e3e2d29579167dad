import { demoAccounts } from '#server/db/demo/accounts.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, signIn, test } from '../shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const texts = {
  en: {
    cards: 'Cards',
    giftCards: 'Gift cards and rewards',
    giftCard: 'Gift card ending in 7N5C',
    deposits: 'Deposits',
    noDeposits: 'No deposits',
    noGiftCards: 'No gift cards or rewards',
    noCreditNotes: 'No credit notes',
    noCards: 'No saved cards',
    noCredit: 'No credit',
    nothingPending: 'No outstanding balance',
    overdue: /^RD\$3,900\.00 overdue since Nov \d+, \d{4}$/,
    overdueSince: /^Overdue sinceNov \d/,
    transfer: 'Transfer or deposit RD$3,900.00 into one of these accounts:',
    all: /^Everything I owe: RD\$/,
    account: 'Checking account',
    whatsApp: 'Send it on WhatsApp',
    accounts: 'Our bank accounts',
    copyReference: 'Copy the reference',
    referenceCopied: 'Reference copied',
    titles: ['You owe', 'You can spend', 'Store credit left'],
    document: 'Invoice or order',
    debtAndBalance: /Ask our team whether that is possible/,
    paid: /^Paid RD\$5,000\.00 on Nov \d+, \d{4}$/,
    pay: 'Send the receipt by email',
    call: /^Call \+1 \(809\) /,
    wasDue: /^Was due on Nov \d|^Nov \d+, \d{4} · Overdue/,
    tryAgain: 'Try again',
    makeDefault: /^Make default: /,
    isDefault: 'Default',
    rename: /^Change the name: Visa/,
    nameOnCard: 'Name on the card',
    noDigits: 'Write the name on the card, without digits.',
    save: 'Save',
    updated: 'Card updated',
    notProcessed: 'An error occurred while processing your card',
    remove: /^Delete: Visa/,
    cancel: 'Cancel',
  },
  es: {
    cards: 'Tarjetas',
    giftCards: 'Tarjetas de regalo y recompensas',
    giftCard: 'Tarjeta de regalo terminada en 7N5C',
    deposits: 'Depósitos',
    noDeposits: 'No tienes depósitos',
    noGiftCards: 'No tienes tarjetas de regalo ni recompensas',
    noCreditNotes: 'No tienes notas de crédito',
    noCards: 'No tienes tarjetas guardadas',
    noCredit: 'No tienes crédito',
    nothingPending: 'No tienes balance pendiente',
    overdue: /^RD\$3,900\.00 vencidos desde el \d+ nov \d{4}$/,
    overdueSince: /^Vencido desde\d+ nov/,
    transfer: 'Transfiere o deposita RD$3,900.00 en una de estas cuentas:',
    all: /^Todo lo que debo: RD\$/,
    account: 'Cuenta corriente',
    whatsApp: 'Enviarlo por WhatsApp',
    accounts: 'Nuestras cuentas de banco',
    copyReference: 'Copiar la referencia',
    referenceCopied: 'Referencia copiada',
    titles: ['Debes', 'Puedes gastar', 'Te queda de crédito de la tienda'],
    document: 'Factura o pedido',
    debtAndBalance: /Pregúntale a nuestro equipo si se puede/,
    paid: /^Pagado RD\$5,000\.00 el \d+ nov \d{4}$/,
    pay: 'Enviar el comprobante por correo',
    call: /^Llamar al \+1 \(809\) /,
    wasDue: /^Venció el \d+ nov|^\d+ nov \d{4} · Vencido/,
    tryAgain: 'Intentar de nuevo',
    makeDefault: /^Predeterminar: /,
    isDefault: 'Predeterminada',
    rename: /^Cambiar el nombre: Visa/,
    nameOnCard: 'Nombre en la tarjeta',
    noDigits: 'Escribe el nombre en la tarjeta, sin números.',
    save: 'Guardar',
    updated: 'Tarjeta actualizada',
    notProcessed: 'Ocurrió un error al procesar tu tarjeta',
    remove: /^Eliminar: Visa/,
    cancel: 'Cancelar',
  },
}

const [ana, luis] = demoAccounts

for (const language of ['en', 'es'] as const) {
  test.describe(language, () => {
    test.use({ language })
    const text = texts[language]

    test('a customer reads what they have, what they owe, and the history of a gift card by keyboard', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await signIn(page, baseURL as string, ana)
      await page.goto('/account/balance')
      await expect(page.getByText(text.overdue)).toBeVisible()
      await expect(page.getByRole('main')).toContainText('RD$13,753.50')
      // What is owed comes first, with the oldest day on which something was due (BALANCE-17).
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(text.titles)
      await expect(page.getByRole('region', { name: text.titles[2] })).toContainText('RD$29,850.00')
      await expect(page.locator('dl > div').filter({ hasText: text.overdueSince })).toBeVisible()
      await expect(page.getByText(text.paid).filter({ visible: true })).toHaveCount(1)
      // How it is paid: into an account, with a reference (BALANCE-16), then a mail that names what is overdue and nothing else, and the phone.
      const mail = await page.getByRole('link', { name: text.pay }).getAttribute('href')
      expect(decodeURIComponent(mail!)).toMatch(
        /^mailto:.+@.+\?subject=.*FC-10391&body=.*FC-10391: RD\$3,900\.00\n\nAna /s,
      )
      expect(mail).not.toContain('FC-10477')
      await expect(page.getByText(text.transfer)).toBeVisible()
      const accounts = page.getByRole('list', { name: text.accounts })
      await expect(accounts).toContainText('000-123456-7')
      // What another bank asks for (BALANCE-18).
      await expect(accounts).toContainText(text.account)
      await expect(accounts).toContainText(/RNC 1-30-55500-\d/)
      await page.getByRole('button', { name: text.copyReference }).click()
      await expect(page.getByText(text.referenceCopied)).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('FC-10391')
      await expect(page.getByRole('link', { name: text.call })).toHaveAttribute('href', /^tel:/)
      // The customer pays everything: amount, reference and messages follow.
      const everything = page.getByRole('radio', { name: text.all })
      await everything.check()
      await expect(page.getByText(text.transfer)).toBeHidden()
      const byMail = await page.getByRole('link', { name: text.pay }).getAttribute('href')
      const onWhatsApp = await page.getByRole('link', { name: text.whatsApp }).getAttribute('href')
      for (const message of [byMail, onWhatsApp])
        expect(decodeURIComponent(message!)).toMatch(/FC-10391: RD\$3,900\.00\n.*FC-10477: RD\$/s)
      expect(onWhatsApp).toMatch(/^https:\/\/wa\.me\/1809\d{7}\?text=/)
      await expect(page.getByText(text.wasDue).filter({ visible: true }).first()).toBeVisible()
      // What the numbers are of, and that no balance pays the debt by itself (BALANCE-15).
      await expect(page.getByText(text.document, { exact: true }).filter({ visible: true }).first()).toBeVisible()
      await expect(page.getByText(text.debtAndBalance)).toBeVisible()
      // Nothing says that a branch takes such a payment.
      await expect(page.getByRole('main')).not.toContainText('Vitrina Naco')
      await expectAccessible(page)

      await page.getByRole('main').getByRole('link', { name: text.deposits }).click()
      await expect(page).toHaveURL(/\/account\/payments-methods#deposits$/)
      const giftCards = page.getByRole('region', { name: text.giftCards })
      const card = giftCards.getByRole('button', { name: text.giftCard, exact: true })
      await expect(card).toBeVisible()
      await expectAccessible(page)
      await expect(page.getByText('VIT-8R4K-2WQX-7N5C')).toHaveCount(0)

      await card.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('VIT-8R4K-2WQX-7N5C')).toBeVisible()
      await expect(dialog.getByRole('listitem')).toHaveCount(3)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(card).toBeFocused()
    })

    test('a saved card gets another name and becomes the default, and a question comes before its deletion', async ({
      page,
      baseURL,
    }) => {
      // Nothing can add a card yet, so all runs share the cards of one account: only one of them changes them.
      test.skip(language === 'en' || test.info().project.name !== 'phone', 'the other run changes the cards')
      await signIn(page, baseURL as string, ana)
      await page.goto('/account/payments-methods')
      const cards = page.getByRole('region', { name: text.cards, exact: true })
      const second = cards.getByRole('listitem').nth(1)
      await expect(second).toContainText('•••• ')
      const name = /\d{4}/.exec((await second.textContent()) ?? '')?.[0] as string
      await second.getByRole('button', { name: text.makeDefault }).click()
      const first = cards.getByRole('listitem').first()
      await expect(first).toContainText(name)
      await expect(first).toContainText(text.isDefault)
      await expect(first.getByRole('button').first()).toBeFocused()

      await cards.getByRole('button', { name: text.rename }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text.nameOnCard).fill('4242 4242 4242 4242')
      await dialog.getByRole('button', { name: text.save }).click()
      await expect(dialog.getByText(text.noDigits)).toBeVisible()
      await expectAccessible(page)
      await dialog.getByLabel(text.nameOnCard).fill('Ana Peralta Núñez')
      await page.route('**/azul/process-data-vault/*', (route) => route.fulfill({ status: 404, body: '{}' }))
      await dialog.getByRole('button', { name: text.save }).click()
      await expect(dialog.getByText(text.notProcessed)).toBeVisible()
      await page.unroute('**/azul/process-data-vault/*')
      await dialog.getByRole('button', { name: text.save }).click()
      await expect(page.getByText(text.updated)).toBeVisible()
      await expect(cards).toContainText('Núñez')

      await cards.getByRole('button', { name: text.remove }).click()
      await dialog.getByRole('button', { name: text.cancel }).click()
      await expect(cards.getByRole('listitem')).toHaveCount(2)
    })

    test('a customer with nothing reads what each list is for', async ({ page, baseURL }) => {
      await signIn(page, baseURL as string, luis)
      await page.goto('/account/payments-methods')
      for (const empty of [text.noCards, text.noGiftCards, text.noDeposits, text.noCreditNotes]) {
        await expect(page.getByText(empty, { exact: true })).toBeVisible()
      }
      await expectAccessible(page)
      await page.goto('/account/balance')
      await expect(page.getByText(text.noCredit, { exact: true })).toBeVisible()
      await expect(page.getByText(text.nothingPending, { exact: true })).toBeVisible()
      await expectAccessible(page)
    })

    test('a list that fails leaves the others alone, and loads when it is tried again', async ({ page, baseURL }) => {
      await signIn(page, baseURL as string, ana)
      await page.route('**/api/ecommerce/deposits*', (route) => route.abort())
      await page.goto('/account/payments-methods')
      await expectHydrated(page)
      const deposits = page.getByRole('region', { name: text.deposits })
      const retry = deposits.getByRole('button', { name: text.tryAgain })
      await expect(retry).toBeVisible()
      await expect(page.getByRole('region', { name: text.giftCards })).toContainText('RD$2,855.00')
      await page.unroute('**/api/ecommerce/deposits*')
      await retry.click()
      await expect(deposits).toContainText('Banco del Mar')
    })
  })
}
