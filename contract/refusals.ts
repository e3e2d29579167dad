import type { Refusal } from '#domain/refusal.ts'
import type { Language } from './language.ts'
import { type RefusalPresenters, refusalPresenters } from './refusal-data.ts'
import { type None, type Placeholders, type UnevenSentences, fillIn } from './placeholders.ts'

interface Wording {
  /** The HTTP status. */
  status: 400 | 401 | 402 | 403 | 404 | 405 | 406 | 409 | 410 | 413 | 415 | 422 | 423 | 429 | 503
  /** The business code that the specification names; the HTTP status where it names none (WIRE-1). */
  code?: number
  en: string
  es: string
}

/** The sentence of `total-changed` where lines changed and the total did not, as where a line is removed whose price was not part of it. */
const changedLines = {
  en: 'Your order changed. No longer available as requested: {names}.',
  es: 'Tu pedido cambió. Ya no está disponible como lo pediste: {names}.',
} as const

/**
 * All refusals of the store by their code (`reason` on the wire): HTTP status, business code and the sentence in both
 * languages. A name in braces is filled from the refusal's data as the wire has them.
 */
export const refusals = {
  invalid: { status: 422, en: 'Please check the marked fields.', es: 'Revisa los campos marcados.' },
  'malformed-body': { status: 400, en: 'The request could not be read.', es: 'No pudimos leer la solicitud.' },
  'body-too-large': { status: 413, en: 'That is too large to send.', es: 'Eso es demasiado grande para enviarlo.' },
  'unsupported-body': { status: 415, en: 'Send JSON.', es: 'Envía JSON.' },
  'unsupported-form': {
    status: 415,
    en: 'Send a form with the files (multipart/form-data).',
    es: 'Envía un formulario con los archivos (multipart/form-data).',
  },
  'too-many-pictures': {
    status: 429,
    en: 'You have sent as many pictures as an account may in one day. Try again tomorrow.',
    es: 'Enviaste todas las fotos que una cuenta puede enviar en un día. Prueba de nuevo mañana.',
  },
  'pictures-away': {
    status: 503,
    en: 'Pictures are not available right now. Try again in a few minutes.',
    es: 'Las fotos no están disponibles en este momento. Prueba de nuevo en unos minutos.',
  },
  'not-found': { status: 404, en: 'We could not find that.', es: 'No encontramos lo que buscas.' },
  'method-not-allowed': { status: 405, en: 'That cannot be done here.', es: 'Eso no se puede hacer aquí.' },
  'sign-in-required': { status: 401, en: 'Sign in to continue.', es: 'Entra para continuar.' },
  'not-allowed': {
    status: 403,
    en: 'You do not have permission at this time.',
    es: 'No cuenta con permiso en este momento.',
  },
  'own-record': {
    status: 403,
    en: 'This belongs to your own account. Another employee has to decide it.',
    es: 'Esto es de tu propia cuenta. Debe decidirlo otro empleado.',
  },
  'no-customer-selected': { status: 403, en: 'No customer selected.', es: 'No hay un cliente seleccionado.' },
  'page-disabled': {
    status: 403,
    en: 'The store takes no orders right now: we are improving it and will be back soon.',
    es: 'La tienda no recibe pedidos en este momento: la estamos mejorando y volvemos pronto.',
  },
  'customers-disabled': {
    status: 403,
    en: 'Customers cannot buy at this time. Please come back in a little while.',
    es: 'Los clientes no pueden comprar en este momento. Vuelve en un rato.',
  },
  'employees-disabled': {
    status: 403,
    en: 'Employees cannot buy at this time.',
    es: 'Los empleados no pueden comprar en este momento.',
  },
  'cross-site': {
    status: 403,
    en: 'This request did not come from the store’s own pages.',
    es: 'Esta solicitud no vino de las páginas de la tienda.',
  },
  'too-many-requests': {
    status: 429,
    en: 'Too many attempts. Try again in {retryAfterSeconds}.',
    es: 'Demasiados intentos. Prueba de nuevo en {retryAfterSeconds}.',
  },
  'too-many-payments': {
    status: 429,
    en: 'You have tried to pay by card or PayPal too many times. Try again in {retryAfterSeconds}, or pay in another way.',
    es: 'Intentaste pagar con tarjeta o PayPal demasiadas veces. Prueba de nuevo en {retryAfterSeconds} o paga de otra forma.',
  },
  'too-many-at-once': {
    status: 429,
    en: 'You have too many requests under way. Try again in {retryAfterSeconds}.',
    es: 'Tienes demasiadas solicitudes en curso. Prueba de nuevo en {retryAfterSeconds}.',
  },
  'product-in-demand': {
    status: 503,
    en: 'Many people are ordering one of these products right now. Try again in {retryAfterSeconds}.',
    es: 'Muchas personas están pidiendo uno de estos productos ahora mismo. Prueba de nuevo en {retryAfterSeconds}.',
  },
  busy: {
    status: 503,
    en: 'The store is very busy right now. Try again in {retryAfterSeconds}.',
    es: 'La tienda está muy ocupada en este momento. Prueba de nuevo en {retryAfterSeconds}.',
  },
  'malformed-key': {
    status: 400,
    en: 'An idempotency key is 8 to 128 printable characters.',
    es: 'Una clave de idempotencia lleva de 8 a 128 caracteres imprimibles.',
  },
  'key-reused': {
    status: 409,
    en: 'This idempotency key was used for a different request.',
    es: 'Esta clave de idempotencia se usó para otra solicitud.',
  },
  'address-too-close': {
    status: 409,
    en: 'Address not created: you already have one within {metres} meters of it.',
    es: 'Dirección no creada: ya tienes una a menos de {metres} metros.',
  },
  'address-moved-too-close': {
    status: 409,
    en: 'Address not changed: you already have another one within {metres} meters of this place.',
    es: 'Dirección no cambiada: ya tienes otra a menos de {metres} metros de este lugar.',
  },
  'address-outside-zones': {
    status: 406,
    code: 406,
    en: 'Direction not allowed: it lies outside our delivery zones.',
    es: 'Dirección no permitida: está fuera de nuestras zonas de entrega.',
  },
  'address-without-place': {
    status: 409,
    en: 'Show this address on the map: without its place no messenger finds it. You can also choose another delivery method.',
    es: 'Marca esta dirección en el mapa: sin su lugar ningún mensajero la encuentra. También puedes elegir otra forma de entrega.',
  },
  'address-unreachable': {
    status: 409,
    en: 'Show this address on the map: without its place no messenger finds it, and national shipping does not go there.',
    es: 'Marca esta dirección en el mapa: sin su lugar ningún mensajero la encuentra, y el envío nacional no llega ahí.',
  },
  'address-quoted': {
    status: 409,
    en: 'You cannot change the address of a quotation. Contact an administrator.',
    es: 'No puedes cambiar la dirección a una cotización, comunicate con un administrador.',
  },
  'only-address': { status: 409, en: 'You only have one address.', es: 'Solo tienes una dirección.' },
  'too-many-addresses': {
    status: 409,
    en: 'You can keep up to {addressesMax} addresses.',
    es: 'Puedes guardar hasta {addressesMax} direcciones.',
  },
  'card-known': {
    status: 409,
    en: 'There is already a card with the same number.',
    es: 'Ya existe una tarjeta con el mismo número.',
  },
  'card-form-expired': {
    status: 410,
    en: 'This took too long. Please enter the card again.',
    es: 'Esto tardó demasiado. Escribe la tarjeta de nuevo.',
  },
  'too-many-cards': {
    status: 409,
    en: 'You can keep up to {cardsMax} cards.',
    es: 'Puedes guardar hasta {cardsMax} tarjetas.',
  },
  'cards-not-offered': {
    status: 409,
    en: 'Cards cannot be used at this time.',
    es: 'No se pueden usar tarjetas en este momento.',
  },
  'identification-unconfirmed': {
    status: 409,
    en: 'This number does not pass the usual check. Compare it with the card; if it is right, confirm it.',
    es: 'Este número no pasa la verificación habitual. Compáralo con la cédula; si está bien, confírmalo.',
  },
  'tax-id-not-registered': {
    status: 409,
    en: 'The tax authority’s register has no company with this RNC. Compare it; if it is right, confirm it.',
    es: 'El registro de la DGII no tiene una empresa con este RNC. Compáralo; si está bien, confírmalo.',
  },
  'taxpayer-ended': {
    status: 409,
    en: 'The tax authority’s register says that this taxpayer does no business at present. If the number is right, confirm it.',
    es: 'El registro de la DGII dice que este contribuyente no está activo. Si el número está bien, confírmalo.',
  },
  'taxpayer-not-found': {
    status: 404,
    en: 'The tax authority’s register has no taxpayer with this number.',
    es: 'El registro de la DGII no tiene un contribuyente con este número.',
  },
  'identification-not-required': {
    status: 409,
    en: 'Your account needs no identification.',
    es: 'Tu cuenta no necesita identificación.',
  },
  'identification-accepted': {
    status: 409,
    en: 'Your identification is accepted already.',
    es: 'Tu identificación ya está aceptada.',
  },
  'customer-code-mismatch': {
    status: 422,
    en: 'This customer code does not match our records. Check it, and the email or phone that you gave in the branch.',
    es: 'Este código de cliente no coincide con nuestros registros. Revísalo, y el correo o teléfono que diste en la sucursal.',
  },
  'customer-code-claimed': {
    status: 409,
    en: 'This account has a customer code already.',
    es: 'Esta cuenta ya tiene un código de cliente.',
  },
  'customer-code-taken': {
    status: 409,
    en: 'This customer code is already registered.',
    es: 'Este código de cliente ya está registrado.',
  },
  'identification-taken': {
    status: 409,
    en: 'This identification card is already registered.',
    es: 'Esta cédula ya está registrada.',
  },
  'too-many-partners': {
    status: 409,
    en: 'You can keep up to {partnersMax} partners.',
    es: 'Puedes guardar hasta {partnersMax} personas autorizadas.',
  },
  'product-out-of-stock': { status: 409, en: 'Product out of stock.', es: 'Producto agotado.' },
  'product-without-price': {
    status: 409,
    en: 'The product has no price configured.',
    es: 'El producto no tiene precio configurado.',
  },
  'cart-full': {
    status: 409,
    en: 'The cart holds at most {linesMax} products.',
    es: 'El carrito admite {linesMax} productos como máximo.',
  },
  'total-changed': {
    status: 409,
    code: 8400016,
    en: 'The total of your order changed from RD${previous_total} to RD${current_total}.',
    es: 'El total de tu pedido cambió de RD${previous_total} a RD${current_total}.',
  },
  'nothing-to-order': {
    status: 409,
    en: 'None of these products is available any more.',
    es: 'Ninguno de estos productos está disponible ya.',
  },
  'verification-needed': {
    status: 409,
    en: 'Please check your order once more before you place it.',
    es: 'Revisa tu pedido una vez más antes de completarlo.',
  },
  'hold-expired': {
    status: 410,
    en: 'We held your products as long as we could. Please check your order again.',
    es: 'Guardamos tus productos todo el tiempo posible. Revisa tu pedido de nuevo.',
  },
  'reserved-too-long': {
    status: 409,
    en: '{product} was reserved for you as long as we can. You can order it again in {minutes} min.',
    es: '{product} estuvo reservado para ti todo el tiempo posible. Puedes volver a pedirlo en {minutes} min.',
  },
  'tax-receipt-too-long': {
    status: 409,
    en: 'An order with a tax receipt has at most 100 items, its delivery included. Divide the order, or leave the tax number out.',
    es: 'Un pedido con comprobante fiscal tiene como máximo 100 renglones, con la entrega incluida. Divide el pedido o deja vacío el RNC.',
  },
  'tax-receipt-by-gift-card': {
    status: 409,
    en: 'An order with a tax receipt cannot be paid with a gift card. Pay in another way, or leave the tax number out.',
    es: 'Un pedido con comprobante fiscal no se puede pagar con una tarjeta de regalo. Paga de otra forma o deja vacío el RNC.',
  },
  'tax-differs': {
    status: 409,
    en: 'The tax of this order is RD${tax}.',
    es: 'El impuesto de este pedido es RD${tax}.',
  },
  'deposit-known': {
    status: 409,
    en: 'The proof of this deposit was sent already.',
    es: 'El comprobante de este depósito ya fue enviado.',
  },
  'too-many-proofs': {
    status: 409,
    en: 'You have {pendingMax} proofs that we are still checking. Wait for their answer first.',
    es: 'Tienes {pendingMax} comprobantes que aún estamos revisando. Espera primero su respuesta.',
  },
  'deposit-claimed': {
    status: 409,
    en: 'Other accounts filed this document too: {others}. Compare their proofs with the bank before you accept one.',
    es: 'Otras cuentas también enviaron este documento: {others}. Compara sus comprobantes con el banco antes de aceptar uno.',
  },
  'proof-reviewed': {
    status: 409,
    en: 'This proof was reviewed already.',
    es: 'Este comprobante ya fue revisado.',
  },
  'payment-under-way': {
    status: 409,
    en: 'A payment of this order is being checked. Wait a moment.',
    es: 'Se está verificando un pago de este pedido. Espera un momento.',
  },
  'payment-open': {
    status: 409,
    en: 'A payment of an earlier checkout is not finished.',
    es: 'El pago de un pedido anterior no está terminado.',
  },
  'card-rejected': {
    status: 402,
    en: 'Card rejected. Try another card or another way to pay.',
    es: 'Tarjeta rechazada. Prueba con otra tarjeta u otra forma de pago.',
  },
  'insufficient-funds': {
    status: 402,
    en: 'Insufficient funds. Try another card or another way to pay.',
    es: 'Fondos insuficientes. Prueba con otra tarjeta u otra forma de pago.',
  },
  'card-processing-error': {
    status: 402,
    en: 'An error occurred while processing your card. Do you mind if we try again?',
    es: 'Ocurrió un error al procesar tu tarjeta. ¿Lo intentamos de nuevo?',
  },
  'card-expired': {
    status: 402,
    en: 'This card has expired. Choose another one.',
    es: 'Esta tarjeta está vencida. Elige otra.',
  },
  'payment-not-approved': {
    status: 402,
    en: 'The payment was not approved. Nothing was charged.',
    es: 'El pago no fue aprobado. No se cobró nada.',
  },
  'transaction-not-completed': {
    status: 402,
    en: 'Transaction not completed. Nothing was charged: try again.',
    es: 'La transacción no se completó. No se cobró nada: inténtalo de nuevo.',
  },
  'transaction-error': {
    status: 402,
    en: 'Transaction error: your payment was not completed, and its provider has not told us what became of it. Contact us with the reference {reference}.',
    es: 'Error en la transacción: tu pago no se completó y su proveedor no nos ha dicho qué pasó con él. Comunícate con nosotros con la referencia {reference}.',
  },
  'payment-provider-away': {
    status: 503,
    en: 'The payment provider does not answer right now. Try again later or choose another way to pay.',
    es: 'El proveedor de pagos no responde en este momento. Inténtalo más tarde o elige otra forma de pago.',
  },
  'payments-not-combinable': {
    status: 409,
    en: 'One of these ways to pay pays the whole order alone.',
    es: 'Una de estas formas de pago paga el pedido completo sola.',
  },
  'payment-chosen-twice': {
    status: 409,
    en: 'The same balance or card is chosen twice.',
    es: 'El mismo saldo o la misma tarjeta se eligió dos veces.',
  },
  'payment-not-offered': {
    status: 409,
    en: 'This way to pay is not offered right now.',
    es: 'Esta forma de pago no está disponible en este momento.',
  },
  'gift-card-unknown': {
    status: 404,
    en: 'We could not find a gift card with this code that you can add. Check the code.',
    es: 'No encontramos una tarjeta de regalo con este código que puedas agregar. Revisa el código.',
  },
  'gift-card-own': {
    status: 409,
    en: 'This gift card is already in your account.',
    es: 'Esta tarjeta de regalo ya está en tu cuenta.',
  },
  'balance-too-low': {
    status: 409,
    en: 'This balance has less left than you chose: RD${available}.',
    es: 'A este saldo le queda menos de lo que elegiste: RD${available}.',
  },
  'balance-expired': {
    status: 409,
    en: 'This balance has expired. Choose another way to pay.',
    es: 'Este saldo ya venció. Elige otra forma de pago.',
  },
  'credit-limit-exceeded': {
    status: 409,
    en: 'Exceeded credit limit: you have RD${available} left.',
    es: 'Límite de crédito excedido: te quedan RD${available}.',
  },
  'too-many-unpaid-orders': {
    status: 409,
    en: 'An account has at most {unpaidMax} orders that wait for their payment: yours has {unpaid}, and this checkout would add {orders}. Choose another way to pay, or pay or cancel some of those orders first.',
    es: 'Una cuenta tiene como máximo {unpaidMax} pedidos que esperan su pago: la tuya tiene {unpaid} y esta compra sumaría {orders}. Elige otra forma de pago, o paga o cancela antes alguno de esos pedidos.',
  },
  'payments-do-not-add-up': {
    status: 409,
    en: 'The payments do not add up to the total of the order.',
    es: 'Los pagos no suman el total del pedido.',
  },
  'delivery-not-offered': {
    status: 409,
    en: 'National shipping does not reach this address. Choose another address, or pick your order up.',
    es: 'El envío nacional no llega a esta dirección. Elige otra dirección, o retira tu pedido en la sucursal.',
  },
  'address-out-of-range': {
    status: 409,
    en: 'Address out of range.',
    es: 'La dirección está fuera del área de entrega.',
  },
  'too-late-to-cancel': {
    status: 409,
    en: 'Cancellation not available at this time.',
    es: 'Cancelación no disponible en este momento.',
  },
  'order-not-returnable': {
    status: 409,
    en: 'Products of this order cannot be returned: it was not delivered by this store.',
    es: 'Los productos de este pedido no se pueden devolver: esta tienda no lo ha entregado.',
  },
  'return-too-late': {
    status: 409,
    en: 'The {days} days for a return are over.',
    es: 'Los {days} días para devolver ya pasaron.',
  },
  'return-too-many-units': {
    status: 409,
    en: 'That many units cannot be returned any more. Check the quantities and try again.',
    es: 'Ya no se pueden devolver tantas unidades. Revisa las cantidades e inténtalo de nuevo.',
  },
  'return-decided': {
    status: 409,
    en: 'This return was decided already.',
    es: 'Esta devolución ya fue decidida.',
  },
  'return-withdrawn': {
    status: 409,
    en: 'The request for this return was withdrawn.',
    es: 'La solicitud de esta devolución fue retirada.',
  },
  'return-not-paid': {
    status: 409,
    en: 'The store has not received the payment for these products, so there is nothing to give back.',
    es: 'La tienda no ha recibido el pago de estos productos, así que no hay nada que devolver.',
  },
  'return-open': {
    status: 409,
    en: 'You have a return that was not decided yet. Wait until it is.',
    es: 'Tienes una devolución que aún no se ha decidido. Espera a que se decida.',
  },
  'refund-open': {
    status: 409,
    en: 'A refund to you is under way. Once it has been paid back, you can delete the account.',
    es: 'Un reembolso para ti está en camino. Cuando se haya devuelto, podrás eliminar la cuenta.',
  },
  'proof-open': {
    status: 409,
    en: 'The proof of a bank deposit waits for us. Once we have reviewed it, you can delete the account.',
    es: 'El comprobante de un depósito espera nuestra revisión. Después podrás eliminar la cuenta.',
  },
  'order-unproven': {
    status: 409,
    en: 'This order waits for a bank deposit. Accept its proof first, or put the order on hold.',
    es: 'Este pedido espera un depósito bancario. Acepta primero su comprobante, o pon el pedido en espera.',
  },
  'order-uncaptured': {
    status: 409,
    en: 'The card or PayPal has not paid this order yet. Wait for it, or put the order on hold.',
    es: 'La tarjeta o PayPal aún no ha pagado este pedido. Espera el pago, o pon el pedido en espera.',
  },
  'order-step-not-allowed': {
    status: 409,
    en: 'The order cannot take this step now.',
    es: 'El pedido no puede dar ese paso ahora.',
  },
  'order-status-unchanged': {
    status: 409,
    en: 'The order has this status already.',
    es: 'El pedido ya tiene ese estado.',
  },
  'email-taken': {
    status: 423,
    en: 'This email is already registered. You must validate your email to create a password, if you have none yet.',
    es: 'Este correo ya está registrado. Debes validar tu correo para crear una contraseña, si aún no tienes una.',
  },
  'new-email-taken': {
    status: 409,
    en: 'This email is already registered.',
    es: 'Este correo ya está registrado.',
  },
  'email-unchanged': {
    status: 409,
    en: 'This is the email of your account already.',
    es: 'Este ya es el correo de tu cuenta.',
  },
  'email-confirmed': {
    status: 409,
    en: 'Your email is confirmed already.',
    es: 'Tu correo ya está confirmado.',
  },
  'email-not-confirmed': {
    status: 403,
    en: 'Confirm your email first.',
    es: 'Confirma primero tu correo.',
  },
  'username-taken': {
    status: 409,
    en: 'This username is already registered.',
    es: 'Este nombre de usuario ya está registrado.',
  },
  'wrong-credentials': { status: 401, en: 'Wrong email or password.', es: 'Correo o contraseña incorrectos.' },
  'order-open': {
    status: 409,
    en: 'You have an order that is not finished. Wait until it is delivered, or cancel it.',
    es: 'Tienes un pedido sin terminar. Espera a que se entregue o cancélalo.',
  },
  'balance-open': {
    status: 409,
    en: 'Your account has a balance or owes an amount. Use or settle it first, or contact the store.',
    es: 'Tu cuenta tiene un saldo o una deuda. Úsalo o sáldala primero, o comunícate con la tienda.',
  },
  'unknown-email': {
    status: 404,
    en: 'The email you entered is not registered.',
    es: 'El correo que escribiste no está registrado.',
  },
  'code-mismatch': {
    status: 422,
    en: 'Incorrect code, please try again.',
    es: 'Código incorrecto, por favor intente de nuevo.',
  },
  'code-mismatch-sent-again': {
    status: 422,
    en: 'Incorrect code, a new confirmation code has been sent. Any of the last three is valid.',
    es: 'Código incorrecto, se ha enviado un nuevo código de confirmación. Cualquiera de los tres últimos es válido.',
  },
  'code-needed': {
    status: 422,
    en: 'Write the code of your authenticator.',
    es: 'Escribe el código de tu autenticador.',
  },
  'code-expired': {
    status: 422,
    en: 'This code is no longer valid. Ask for a new one.',
    es: 'Este código ya no es válido. Pide uno nuevo.',
  },
  'code-attempts-exceeded': {
    status: 429,
    en: 'Attempts limit exceeded, try later.',
    es: 'Límite de intentos excedido, intenta más tarde.',
  },
  'phone-confirmed': {
    status: 409,
    en: 'This phone number is confirmed already.',
    es: 'Este número de teléfono ya está confirmado.',
  },
  'phone-not-confirmed': {
    status: 403,
    en: 'Confirm your phone number first.',
    es: 'Confirma primero tu número de teléfono.',
  },
  'no-text-messages': {
    status: 409,
    en: 'The store cannot send text messages right now.',
    es: 'La tienda no puede enviar mensajes de texto en este momento.',
  },
  'approval-over': {
    status: 410,
    en: 'This sign-in is over. Begin it again on the other device.',
    es: 'Este inicio de sesión ya terminó. Empiézalo de nuevo en el otro dispositivo.',
  },
  'approval-refused': {
    status: 410,
    en: 'The sign-in was refused on the other device.',
    es: 'El inicio de sesión fue rechazado en el otro dispositivo.',
  },
  'approval-mismatch': {
    status: 422,
    en: 'The other device shows other digits.',
    es: 'El otro dispositivo muestra otros dígitos.',
  },
  'link-invalid': {
    status: 410,
    en: 'This link is not valid, or no longer. If you fear that somebody uses your account, choose a new password.',
    es: 'Este enlace no es válido o ya venció. Si temes que alguien use tu cuenta, elige una nueva contraseña.',
  },
  'authentication-needed': {
    status: 403,
    en: 'Please confirm first that it is you.',
    es: 'Confirma primero que eres tú.',
  },
  'wrong-current-password': {
    status: 422,
    en: 'Wrong current password, please try again.',
    es: 'Contraseña actual incorrecta, por favor intente de nuevo.',
  },
  'authenticator-required': {
    status: 409,
    en: 'An employee account needs its authenticator.',
    es: 'La cuenta de un empleado necesita su autenticador.',
  },
  'sign-in-over': {
    status: 410,
    en: 'This sign-in is over. Start again with your password.',
    es: 'Este inicio de sesión terminó. Empieza de nuevo con tu contraseña.',
  },
  'passkey-refused': {
    status: 422,
    en: 'This passkey was not accepted. Try again, or use your password.',
    es: 'Esta llave de acceso no fue aceptada. Inténtalo de nuevo o usa tu contraseña.',
  },
  'passkey-known': {
    status: 409,
    en: 'This passkey is already in use.',
    es: 'Esta llave de acceso ya está en uso.',
  },
  'passkeys-full': {
    status: 409,
    en: 'You have {passkeysMax} passkeys. Delete one first.',
    es: 'Tienes {passkeysMax} llaves de acceso. Elimina una primero.',
  },
  'passkeys-unavailable': {
    status: 409,
    en: 'Passkeys do not work at this address of the store.',
    es: 'Las llaves de acceso no funcionan en esta dirección de la tienda.',
  },
  'entity-may-not-sign-in': {
    status: 403,
    code: 565644887,
    en: 'This account may no longer sign in.',
    es: 'Con esta cuenta ya no se puede entrar.',
  },
} as const satisfies Record<string, Wording>

export type RefusalCode = keyof typeof refusals
/** Does not compile when the two sentences of a refusal differ in their placeholders. */
export type RefusalsAgree = None<UnevenSentences<typeof refusals>>

/** The placeholders of a refusal's sentence. */
type NamesOf<Code extends RefusalCode> = Placeholders<(typeof refusals)[Code]['en']>

/** Does not compile when a presenter of a refusal's data leaves a placeholder of its sentence out. */
export type PresentersAgree = None<
  {
    [Code in keyof RefusalPresenters]: NamesOf<Code> extends keyof ReturnType<RefusalPresenters[Code]> ? never : Code
  }[keyof RefusalPresenters]
>

/** The data of a refusal: what its presenter takes, or else what its sentence names and anything beside it. */
type DataOf<Code extends RefusalCode> = Code extends keyof RefusalPresenters
  ? Parameters<RefusalPresenters[Code]>
  : [NamesOf<Code>] extends [never]
    ? [data?: Record<string, unknown>]
    : [data: Record<NamesOf<Code>, string | number> & Record<string, unknown>]

/** A refusal of the table with its data. */
export type KnownRefusal = {
  [Code in RefusalCode]: Code extends keyof RefusalPresenters
    ? Refusal<Code> & (Parameters<RefusalPresenters[Code]> extends [infer Data] ? Data : unknown)
    : Refusal<Code, NamesOf<Code>>
}[RefusalCode]

/** A thrown refusal: it rolls the transaction back and becomes a 4xx or a 503. */
export class Refused extends Error {
  readonly refusal: KnownRefusal
  constructor(refusal: KnownRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Throws a refusal with its data, in the store's own words. */
export function refuse<Code extends RefusalCode>(code: Code, ...[data]: DataOf<Code>): never {
  throw new Refused({ ...data, code } as unknown as KnownRefusal)
}

/** Throws the refusal that a rule returned, if any. */
export function refuseIf(refusal: KnownRefusal | undefined): void {
  if (refusal) throw new Refused(refusal)
}

export function wordingOf(refusal: KnownRefusal): Wording {
  return refusals[refusal.code]
}

/** The data of a refusal as the wire has them. */
export function presentRefusalData(refusal: KnownRefusal): Record<string, unknown> {
  const { code, ...data } = refusal
  const presenters: Partial<Record<RefusalCode, (data: never) => Record<string, unknown>>> = refusalPresenters
  return presenters[code]?.(data as never) ?? data
}

/** The sentence of a refusal in one language, its data filled in. */
export function sentenceOf(refusal: KnownRefusal, language: Language): string {
  const changed = refusal.code === 'total-changed' && refusal.previousTotalCentavos === refusal.currentTotalCentavos
  if (changed && refusal.adjustments.length > 0) {
    const names = [...new Set(refusal.adjustments.map(({ name }) => name))].join(', ')
    return fillIn(changedLines[language], { names }, language)
  }
  return fillIn(refusals[refusal.code][language], presentRefusalData(refusal), language)
}
