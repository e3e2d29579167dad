/** A page that says what a shopper may search for although it is no product. */
export interface HelpPage {
  path: string
  title: { en: string; es: string }
  /**
   * Words and phrases that mean it wherever they stand in a search, in the singular and without the words of
   * `emptyWords`.
   */
  terms: readonly string[]
  /** Terms that mean it only where a search says nothing else: `privacidad` is also a kind of glass. */
  wholeTerms?: readonly string[]
}

/** The pages, those first that win where a search has terms of several that are equally long. */
export const helpPages: readonly HelpPage[] = [
  {
    path: '/home/policies/warranty',
    title: { en: 'Warranty policy', es: 'Política de garantía' },
    terms: ['garantia', 'warranty', 'guarantee', 'politica garantia', 'warranty policy'],
  },
  {
    path: '/home/policies/returns',
    title: { en: 'Return policy', es: 'Política de devoluciones' },
    terms: [
      'devolucion',
      'devolver',
      'reembolso',
      'refund',
      'return',
      'return policy',
      'politica devolucion',
      'devolver pedido',
      'return order',
      'cambio producto',
      'cambiar producto',
    ],
    wholeTerms: ['cambio', 'cambiar', 'exchange'],
  },
  {
    path: '/home/policies/cancellations',
    title: { en: 'Cancellation policy', es: 'Política de cancelaciones' },
    terms: [
      'cancelacion',
      'cancellation',
      'cancelar pedido',
      'cancelar orden',
      'cancelar compra',
      'cancel order',
      'cancel purchase',
    ],
    wholeTerms: ['cancelar', 'cancel'],
  },
  {
    path: '/home/policies/delivery',
    title: { en: 'Delivery policy', es: 'Política de entrega' },
    terms: [
      'envio',
      'entrega',
      'delivery',
      'shipping',
      'domicilio',
      'costo envio',
      'precio envio',
      'delivery cost',
      'shipping cost',
      'delivery time',
    ],
    wholeTerms: ['enviar', 'envian', 'entregan', 'ship', 'deliver', 'mensajero', 'mensajeria', 'courier'],
  },
  {
    path: '/home/policies/pickup',
    title: { en: 'Pickup policy', es: 'Política de retiro' },
    terms: [
      'retirar tienda',
      'retiro tienda',
      'recoger tienda',
      'retirar sucursal',
      'retiro sucursal',
      'retirar pedido',
      'recoger pedido',
      'pickup order',
      'pick up order',
      'store pickup',
      'branch pickup',
    ],
    wholeTerms: ['retiro', 'retirar', 'recoger', 'pickup', 'pick up', 'collect'],
  },
  {
    path: '/contact#branches',
    title: { en: 'Branches and opening hours', es: 'Sucursales y horarios' },
    terms: [
      'sucursal',
      'horario',
      'branch',
      'branche',
      'opening hour',
      'business hour',
      'store hour',
      'opening time',
      'donde estan',
      'donde ubicado',
      'donde queda',
      'donde tienda',
      'where store',
      'where shop',
      'where located',
      'hora abren',
      'hora cierran',
      'hora abre',
      'hora cierra',
      'direccion tienda',
      'ubicacion tienda',
      'store location',
      'store address',
    ],
    wholeTerms: [
      'tienda',
      'store',
      'shop',
      'hour',
      'abierto',
      'abren',
      'cierran',
      'open',
      'ubicacion',
      'direccion',
      'location',
      'address',
      'donde',
      'where',
      'mapa',
      'near me',
      'map',
    ],
  },
  {
    path: '/contact',
    title: { en: 'Contact', es: 'Contacto' },
    terms: [
      'servicio cliente',
      'atencion cliente',
      'customer service',
      'customer support',
      'customer care',
      'contactar',
      'contactarlo',
      'contact us',
      'numero tienda',
      'telefono tienda',
      'store phone number',
      'reclamacion',
    ],
    wholeTerms: [
      'contacto',
      'contact',
      'whatsapp',
      'llamar',
      'call',
      'correo',
      'email',
      'queja',
      'complaint',
      'support',
    ],
  },
  {
    path: '/contact/faq#faq',
    title: { en: 'FAQ: ways to pay', es: 'Preguntas frecuentes: formas de pago' },
    terms: [
      'forma pago',
      'metodo pago',
      'medio pago',
      'modo pago',
      'payment',
      'payment method',
      'way pay',
      'pagar',
      'pago contra entrega',
      'cash on delivery',
    ],
    wholeTerms: ['pago', 'pay', 'efectivo', 'cash', 'transferencia', 'paypal', 'cuota', 'financiamiento', 'financing'],
  },
  {
    path: '/contact/faq#faq',
    title: { en: 'Frequently asked questions', es: 'Preguntas frecuentes' },
    terms: ['pregunta frecuente', 'faq', 'frequently asked question', 'frequent question', 'comprobante fiscal'],
    wholeTerms: ['pregunta', 'question', 'ayuda', 'help', 'itbis', 'comprar', 'buy'],
  },
  {
    path: '/shop?only_offers=1',
    title: { en: 'Products on offer', es: 'Productos en oferta' },
    terms: [],
    wholeTerms: ['oferta', 'offer', 'deal', 'descuento', 'discount', 'rebaja', 'promocion', 'sale', 'special offer'],
  },
  {
    path: '/home/policies/view-privacy',
    title: { en: 'Privacy policy', es: 'Política de privacidad' },
    terms: ['politica privacidad', 'privacy policy', 'aviso privacidad', 'dato personal', 'personal data', 'cookie'],
    wholeTerms: ['privacidad', 'privacy'],
  },
  {
    path: '/home/policies/security',
    title: { en: 'Security policy', es: 'Política de seguridad' },
    terms: [
      'politica seguridad',
      'security policy',
      'compra segura',
      'pago seguro',
      'secure payment',
      'estafa',
      'fraude',
    ],
  },
  {
    path: '/account/orders',
    title: { en: 'My orders', es: 'Mis pedidos' },
    terms: [
      'pedido',
      'orden',
      'order',
      'donde pedido',
      'donde orden',
      'where order',
      'estado pedido',
      'estado orden',
      'order status',
      'rastrear pedido',
      'rastrear orden',
      'seguimiento pedido',
      'track order',
      'rastrear',
      'rastreo',
      'factura',
      'invoice',
    ],
    wholeTerms: ['compra', 'purchase', 'seguimiento', 'tracking', 'track', 'llega', 'llegar'],
  },
]

/** Before a number these words name an order, as pages and mails do: `Pedido 12`, `Order 12`. */
export const orderWords: readonly string[] = ['pedido', 'orden', 'order', 'compra', 'purchase']

/**
 * Words that say nothing of which page is meant: `como puedo ver mi pedido` is `pedido`. What comes before a number, such as `no`, is
 * among them.
 */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    'a al el la lo los las un una de del en y o por para con mi mis me su sus tu tus se que es son hay cual cuales como ' +
    'cuando cuanto cuesta tarda quiero puedo puede pueden hacer hago hacen ver saber necesito tienen tiene ustedes sobre ' +
    'esta este no num nro numero the an of to for in on at my your our is are am be do does did you we i it can how what ' +
    'when much which want need see know about with long number hola hi hello please favor'
  ).split(' '),
)
