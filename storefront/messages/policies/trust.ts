import type { Policy } from '../policies.ts'
import type { Messages } from '../use-messages.ts'

/**
 * What we do with what people entrust to us: security and privacy. The employees' mobile app stands here alone.
 */
export const trustPolicies: Messages<{ security: Policy; 'view-privacy': Policy }> = {
  en: {
    security: {
      title: 'Security',
      summary: 'How we protect your account and your payments, and what you can do yourself.',
      sections: [
        {
          title: 'Your account',
          points: [
            'Your password is kept only as a one-way hash. Nobody here can read it, and we never ask you for it.',
            'After too many wrong attempts, signing in is blocked for a while, so that nobody can guess.',
            'In your account, under Devices, you see where you are signed in and can sign any device out.',
          ],
          more: { text: 'Go to your devices', to: '/account/devices' },
        },
        {
          title: 'Your payments',
          points: [
            'Card numbers and their security codes go straight to the card processor. They never pass through our store, and we do not keep them.',
            'Of a saved card we know its brand, its last four digits, its holder and when it expires.',
            'The store computes every price and total itself and shows it before you pay.',
          ],
        },
        {
          title: 'On the way to us',
          paragraphs: [
            'Everything between you and the store travels encrypted. Check that the address in your browser is ours before you sign in.',
          ],
        },
        {
          title: 'What you can do',
          points: [
            'Use a password that you use nowhere else.',
            'Do not let a shared device remember you, and sign out when you are done.',
            'If a message asks for your password, a code or your card in our name, it is not from us. Tell us about it.',
          ],
        },
      ],
    },
    'view-privacy': {
      title: 'Privacy policy',
      summary: 'What we know about you, why, for how long, and how you decide about it.',
      sections: [
        {
          title: 'Who answers for your data',
          paragraphs: ['The store, at the address, phone and email at the end of this page.'],
        },
        {
          title: 'What you give us',
          points: [
            'For your account: your name, email, phone and, if you want, your national ID.',
            'For your orders: what you bought, where it goes, who receives it, how you pay, and the RNC or national ID for a tax receipt.',
            'Your addresses, with their place on the map, to know which branch delivers to you and for how much.',
            'If you want, a picture for your profile. You alone see it, and we delete it when you remove it.',
            'If you want, passkeys: their names, when you made and last used them, and the public part of each key. The secret part, your fingerprint and your face stay on your device.',
            'If you switch two-step verification on: the secret of your authenticator, encrypted, and your recovery codes as one-way codes.',
            'Your balances with the store and, of a saved card, its brand, last four digits, holder and expiry.',
            'If you buy as a business: its name, RNC, kind, how it buys and who is in charge; and your identification with its pictures, which the store alone sees besides you.',
            'If you want, who may pick up your orders: name, national ID and WhatsApp number. Ask them first. We delete them when you remove them.',
          ],
        },
        {
          title: 'What the store keeps in your browser',
          points: [
            'Cookies for your session, your branch and your language. Without them the store could not know you from one page to the next. Without “Remember me” the session ends after twelve hours, and its cookie when you close the browser.',
            'A cookie that remembers that you signed in on this device before, so that nobody can block your sign-in by guessing your password. It opens nothing and lasts 400 days from your last sign-in.',
            'In local storage: the cart of those who have not signed in, the theme, your answer to the cookie notice, that you were welcomed, what you searched for and looked at last, what you compare and, if you ask for it, the name you sign in with.',
            'Until you close the tab: the order you are finishing, what you wrote about your business and have not saved, which search led you to a product, and that our mobile app shows you the store.',
            'No advertising cookies, and nobody else’s trackers.',
          ],
        },
        {
          title: 'Your position',
          paragraphs: [
            'If you allow it, your browser tells us where you are, so that we can suggest the nearest branch. We use the position for that answer and do not keep it.',
          ],
        },
        {
          title: 'What we use it for',
          points: [
            'To sell, deliver, invoice and stand by our warranty, as we agreed when you bought.',
            'To keep accounts as tax law asks.',
            'To protect your account: what each device on which you sign in calls itself, since when it is signed in, when it was last used, from which countries, where we can tell, so that you notice a session that is not yours, and whether it skips the code of two-step verification. We find the country from your internet address, which is stored only as a code, to count attempts, for about a day.',
            'To make the search better: when you are signed in, which products you look at, which search led you to them and whether they went into the cart. Searches that find nothing are counted without your name, for 90 days.',
            'To show you your last ten searches on every device where you sign in. You can delete them in the search box.',
            'To send you news, only if you subscribed, and until you tell us to stop.',
          ],
        },
        {
          title: 'Who else sees it',
          paragraphs: [
            'Those who need it to do their part: messengers get name, phone and address; card processors and PayPal, some of them abroad, get the payment; whoever carries our mails and messages gets those; the tax authority gets the invoices. We do not sell your data.',
            'Where a map shows streets, their pictures come from a map service, which sees the address of your device and the part of the map you look at.',
          ],
        },
        {
          title: 'For how long',
          paragraphs: [
            'Your account stays as long as you want it. Orders and invoices stay for the ten years that tax law asks. Sessions end when you sign out, or by themselves where a device is not used: Devices, in your account, says after how many days. What products you looked at is deleted after 90 days.',
          ],
        },
        {
          title: 'The mobile app of our employees',
          paragraphs: [
            'Our employees use a separate mobile app for their work. It is not the store and customers do not need it. With the permission of the employee whose phone it is, that app uses:',
          ],
          points: [
            'Location, during working hours, to plan visits and deliveries and to record where they took place.',
            'Contacts, to find a customer’s number and call it from the app.',
            'The call log, to note in the customer’s record that a work call took place, its date and its length. Calls are not recorded and private calls are not read.',
          ],
        },
        {
          title: 'Your rights',
          paragraphs: [
            'In your account, under Settings, you download what we have about you and delete your account yourself. You can also ask to see your data, have it corrected, have it deleted where no law makes us keep it, and object to its use for news, as Law 172-13 on the protection of personal data provides. Write to us from the email of your account: we answer within five working days, and it costs you nothing. If you do not agree with the answer, the courts are open to you through habeas data.',
          ],
          more: { text: 'Go to your settings', to: '/account/settings' },
        },
      ],
    },
  },
  es: {
    security: {
      title: 'Seguridad',
      summary: 'Cómo protegemos tu cuenta y tus pagos, y qué puedes hacer tú.',
      sections: [
        {
          title: 'Tu cuenta',
          points: [
            'Tu contraseña se guarda solo como un código irreversible. Nadie aquí puede leerla y nunca te la pedimos.',
            'Tras demasiados intentos fallidos, la entrada se bloquea un rato para que nadie pueda adivinar.',
            'En tu cuenta, en Dispositivos, ves dónde tienes la sesión abierta y puedes cerrarla en cualquiera de ellos.',
          ],
          more: { text: 'Ver tus dispositivos', to: '/account/devices' },
        },
        {
          title: 'Tus pagos',
          points: [
            'Los números de tarjeta y sus códigos de seguridad van directo al procesador de tarjetas. Nunca pasan por nuestra tienda y no los guardamos.',
            'De una tarjeta guardada conocemos la marca, los últimos cuatro dígitos, el titular y cuándo vence.',
            'La tienda calcula por sí misma cada precio y total, y te lo muestra antes de que pagues.',
          ],
        },
        {
          title: 'En el camino hacia nosotros',
          paragraphs: [
            'Todo lo que va entre tú y la tienda viaja cifrado. Verifica que la dirección en tu navegador sea la nuestra antes de entrar.',
          ],
        },
        {
          title: 'Qué puedes hacer tú',
          points: [
            'Usa una contraseña que no uses en ningún otro sitio.',
            'No dejes que un dispositivo compartido te recuerde y cierra la sesión al terminar.',
            'Si un mensaje te pide tu contraseña, un código o tu tarjeta en nuestro nombre, no es nuestro. Avísanos.',
          ],
        },
      ],
    },
    'view-privacy': {
      title: 'Política de privacidad',
      summary: 'Qué sabemos de ti, para qué, por cuánto tiempo y cómo decides sobre ello.',
      sections: [
        {
          title: 'Quién responde por tus datos',
          paragraphs: ['La tienda, en la dirección, el teléfono y el correo que están al final de esta página.'],
        },
        {
          title: 'Lo que nos das',
          points: [
            'Para tu cuenta: tu nombre, correo, teléfono y, si quieres, tu cédula.',
            'Para tus pedidos: qué compraste, a dónde va, quién lo recibe, cómo pagas, y el RNC o la cédula para un comprobante fiscal.',
            'Tus direcciones, con su lugar en el mapa, para saber qué sucursal te entrega y por cuánto.',
            'Si quieres, una foto para tu perfil. Solo tú la ves, y la borramos cuando la quites.',
            'Si quieres, llaves de acceso: sus nombres, cuándo las creaste y usaste por última vez, y la parte pública de cada una. La parte secreta, tu huella y tu cara se quedan en tu dispositivo.',
            'Si activas la verificación en dos pasos: el secreto de tu autenticador, cifrado, y tus códigos de recuperación como códigos irreversibles.',
            'Tus saldos con la tienda y, de una tarjeta guardada, su marca, últimos cuatro dígitos, titular y vencimiento.',
            'Si compras como negocio: su nombre, RNC, tipo, cómo compra y quién está a cargo; y tu identificación con sus fotos, que además de ti solo ve la tienda.',
            'Si quieres, quién puede retirar tus pedidos: nombre, cédula y WhatsApp. Pregúntale antes. Lo borramos cuando lo elimines.',
          ],
        },
        {
          title: 'Lo que la tienda guarda en tu navegador',
          points: [
            'Cookies para tu sesión, tu sucursal y tu idioma. Sin ellas la tienda no podría reconocerte de una página a otra. Sin “Recordarme”, la sesión termina a las doce horas y su cookie al cerrar el navegador.',
            'Una cookie que recuerda que ya entraste en este dispositivo, para que nadie te bloquee la entrada adivinando tu contraseña. No abre nada y dura 400 días desde tu última entrada.',
            'En el almacenamiento local: el carrito de quien no ha entrado, el tema, tu respuesta al aviso de cookies, que ya te dimos la bienvenida, lo último que buscaste y viste, lo que comparas y, si lo pides, el nombre con el que entras.',
            'Hasta que cierras la pestaña: el pedido que estás terminando, lo que escribiste de tu negocio sin guardarlo, qué búsqueda te llevó a un producto y que nuestra aplicación móvil te muestra la tienda.',
            'Ninguna cookie de publicidad ni rastreadores de terceros.',
          ],
        },
        {
          title: 'Tu ubicación',
          paragraphs: [
            'Si lo permites, tu navegador nos dice dónde estás para sugerirte la sucursal más cercana. Usamos la ubicación para esa respuesta y no la guardamos.',
          ],
        },
        {
          title: 'Para qué lo usamos',
          points: [
            'Para vender, entregar, facturar y cumplir la garantía, como acordamos cuando compraste.',
            'Para llevar la contabilidad que pide la ley tributaria.',
            'Para proteger tu cuenta: cómo se llama a sí mismo cada dispositivo donde entras, desde cuándo tiene la sesión abierta, cuándo se usó por última vez, desde qué países, si podemos saberlo, para que notes una sesión que no es tuya, y si entra sin el código de la verificación en dos pasos. Sabemos el país por tu dirección de internet, que se guarda solo como un código, para contar intentos, cerca de un día.',
            'Para mejorar la búsqueda: cuando has entrado a tu cuenta, qué productos ves, qué búsqueda te llevó a ellos y si los pusiste en el carrito. Las búsquedas que no encuentran nada se cuentan sin tu nombre, durante 90 días.',
            'Para mostrarte tus últimas diez búsquedas en todos los dispositivos donde entras. Puedes borrarlas en el buscador.',
            'Para enviarte novedades, solo si te suscribiste y hasta que nos digas que paremos.',
          ],
        },
        {
          title: 'Quién más lo ve',
          paragraphs: [
            'Quienes lo necesitan para hacer su parte: los mensajeros reciben nombre, teléfono y dirección; los procesadores de tarjetas y PayPal, algunos fuera del país, el pago; quienes transmiten nuestros correos y mensajes, esos mensajes; la DGII, las facturas. No vendemos tus datos.',
            'Donde un mapa muestra calles, sus imágenes vienen de un servicio de mapas, que ve la dirección de tu dispositivo y la parte del mapa que miras.',
          ],
        },
        {
          title: 'Por cuánto tiempo',
          paragraphs: [
            'Conservamos tu cuenta mientras la quieras, y los pedidos y facturas los diez años que pide la ley tributaria. Las sesiones terminan cuando sales, o solas donde un dispositivo no se usa: Dispositivos, en tu cuenta, dice tras cuántos días. Qué productos viste se borra a los 90 días.',
          ],
        },
        {
          title: 'La aplicación móvil de nuestros empleados',
          paragraphs: [
            'Nuestros empleados usan una aplicación móvil aparte para su trabajo. No es la tienda y los clientes no la necesitan. Con el permiso del empleado dueño del teléfono, esa aplicación usa:',
          ],
          points: [
            'La ubicación, en horario de trabajo, para planificar visitas y entregas y registrar dónde se hicieron.',
            'Los contactos, para hallar el número de un cliente y llamarlo desde la aplicación.',
            'El registro de llamadas, para anotar en la ficha del cliente que hubo una llamada de trabajo, su fecha y su duración. Las llamadas no se graban y las privadas no se leen.',
          ],
        },
        {
          title: 'Tus derechos',
          paragraphs: [
            'En tu cuenta, en Ajustes, descargas lo que tenemos sobre ti y eliminas tu cuenta. También puedes pedir ver tus datos, que se corrijan, que se borren cuando ninguna ley nos obligue a guardarlos, y oponerte a que se usen para novedades, como dispone la Ley 172-13 sobre protección de datos personales. Escríbenos desde el correo de tu cuenta: respondemos en cinco días laborables y no te cuesta nada. Si no estás de acuerdo con la respuesta, puedes acudir a los tribunales por hábeas data.',
          ],
          more: { text: 'Ir a tus ajustes', to: '/account/settings' },
        },
      ],
    },
  },
}
