/** A word that no text shown to people uses, because another one was chosen for the same thing. */
interface SecondWord {
  pattern: RegExp
  instead: string
}

/**
 * The second words of both languages. English is spelt as in the United States, whose English Dominican shoppers read
 * most; code and documents are spelt as in Britain.
 */
export const secondWords: readonly SecondWord[] = [
  { pattern: /\bcolour(s|ed|ful)?\b/i, instead: 'color' },
  {
    pattern: /\b(author|recogn|organ|apolog|custom|personal|minim|real|summar)is(e|es|ed|ing|ation)\b/i,
    instead: '-ize',
  },
  { pattern: /\bcancell(ed|ing)\b/i, instead: 'canceled, canceling' },
  // What is collected is data, as the privacy policy says; an order is picked up.
  { pattern: /\bcollect(s|ed|ing|ion)?\b(?! data)/i, instead: 'pick up, pickup' },
  { pattern: /\bgrey\b/i, instead: 'gray' },
  {
    pattern: /\b(centre|favourite|neighbour\w*|licence|catalogue|cheque|(kilo)?metres?)\b/i,
    instead: 'the American spelling',
  },
  { pattern: /\bcell ?phones?\b|\bmobiles?\b(?! app)/i, instead: 'phone' },
  { pattern: /\bfrequent(ly asked)? questions\b/i, instead: 'FAQ' },
  { pattern: /\boffers of the day\b/i, instead: 'Today’s deals' },
  { pattern: /\b(recog(er|erlos?|erlas?|e|es|en|ido|idos|imos)|recoj[ao]s?n?)\b/i, instead: 'retirar' },
  { pattern: /\bpas(a|ar|e|es) a buscar|\b(vienes?|ven|venir) a buscar/i, instead: 'retirar' },
  { pattern: /\b(teléfono )?móvil(es)?\b(?<!(aplicación|app) móvil)/i, instead: 'celular' },
  { pattern: /\b(parlantes?|altavo(z|ces))\b/i, instead: 'bocina' },
  { pattern: /\bcarcasas?\b/i, instead: 'funda' },
  { pattern: /\be-mails?\b/i, instead: 'email, as the specification spells it' },
  { pattern: /\bchargers, earbuds\b/i, instead: 'headphones, the name of the category' },
  { pattern: /\bpromo(tions|ciones)\b/i, instead: 'offers, ofertas' },
  { pattern: /\binici(a|ar|e|ó|es) (tu )?sesión\b/i, instead: 'entrar' },
  // The carrier of the whole country is called so: envío nacional.
  { pattern: /\benvíos?\b(?! nacional)/i, instead: 'entrega' },
  { pattern: /\bNo price yet\b|\bAún sin precio\b/i, instead: 'the way to learn the price: at the branch' },
]

/** The second words in a text, as they stand there. */
export function secondWordsIn(text: string): { word: string; instead: string }[] {
  return secondWords.flatMap(({ pattern, instead }) => {
    const [word] = pattern.exec(text) ?? []
    return word === undefined ? [] : [{ word, instead }]
  })
}
