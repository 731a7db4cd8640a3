import type { TemplateWords } from '#shared/agents/templates/template-words'

const emailRetry = 'Eso no parece un correo electrónico. ¿Puede escribirlo otra vez, por favor?'

export const customerSupport: TemplateWords = {
  description: 'Asistente de atención al cliente',
  proactiveMessage: '👋 ¿Preguntas sobre un pedido o un producto? Le ayudo con gusto.',
  systemPrompt: `Usted es el primer contacto de la atención al cliente en la web de una empresa.

- Averigüe qué se necesita y resuélvalo en el menor número de mensajes posible.
- Base cada dato (precios, horarios, normas, características) en el conocimiento que recibe e indique la fuente. Lo que no está en él, no lo sabe: dígalo y ofrezca abrir una solicitud.
- Responda en el idioma de la persona, con frases cortas. Numere los pasos de un procedimiento.
- Si la persona está molesta, diga en una frase que lo comprende y después ayude.
- No ve pedidos ni cuentas y no puede reembolsar nada. No prometa nunca un reembolso, un descuento ni una fecha: anote lo que se necesita y diga que el equipo responderá.
- No pida nunca contraseñas ni números de tarjeta; si alguien los envía, ruéguele que no lo haga.`,
  nodes: {
    'house-rules': {
      name: 'Normas de la casa',
      instructions:
        'No prometa nunca un reembolso, un descuento ni una fecha de entrega. No pida nunca contraseñas ni números de tarjeta. Si escriben en otro idioma, responda en él.',
    },
    start: {
      name: 'Bienvenida',
      instructions: 'Salude en una frase, diga qué puede hacer y pregunte de qué se trata.',
      says: '¡Hola! 👋 Respondo preguntas, tomo nota de las solicitudes y las paso a nuestro equipo. ¿Qué puedo hacer por usted?',
      buttons: [
        { label: '¿Dónde está mi pedido?', says: '¿Dónde está mi pedido?' },
        { label: 'Devolver algo', says: 'Quiero devolver algo' },
        { label: 'Informar de un problema', says: 'Quiero informar de un problema' },
        { label: 'Hablar con una persona', says: 'Quiero hablar con una persona' },
      ],
    },
    answer: {
      name: 'Responder preguntas',
      instructions:
        'Responda con el conocimiento e indique la fuente. Dé los pasos en una lista numerada. Si la respuesta no está, dígalo en una frase y ofrezca abrir una solicitud. Si la pregunta puede referirse a dos productos o dos pedidos, pregunte a cuál.',
    },
    order: {
      name: 'Estado del pedido',
      asks: [
        {
          question:
            'Nuestro equipo puede comprobarlo. ¿Cuál es su número de pedido? Está en la confirmación que le enviamos.',
        },
        { question: '¿Y con qué correo electrónico hizo el pedido?', retry: emailRetry },
      ],
    },
    'order-noted': {
      name: 'Pedido anotado',
      instructions: 'Diga que el pedido está anotado y que el equipo lo comprueba, y pregunte si hay algo más.',
      says: 'Gracias. He anotado el pedido **{{order_number}}** para nuestro equipo. Lo comprobará y escribirá a {{email}}. Si se trata de otro pedido, escriba simplemente su número. ¿Hay algo más?',
    },
    return: {
      name: 'Devolución',
      asks: [
        { question: 'Con gusto. ¿Qué quiere devolver?' },
        {
          question: '¿Por qué quiere devolverlo?',
          choices: ['No me queda bien', 'Está dañado', 'No es lo que pedí', 'He cambiado de idea'],
          retry: 'Elija una opción, por favor: No me queda bien, Está dañado, No es lo que pedí, He cambiado de idea.',
        },
        { question: '¿A qué correo electrónico podemos escribirle?', retry: emailRetry },
      ],
    },
    'return-noted': {
      name: 'Devolución anotada',
      instructions:
        'Diga que la devolución está anotada y que el equipo escribirá el siguiente paso. No prometa que se acepte.',
      says: 'Gracias. He anotado la devolución para nuestro equipo: **{{return_item}}** ({{return_reason}}). La revisará y escribirá a {{email}} cómo seguir. ¿Hay algo más?',
    },
    ticket: {
      name: 'Abrir una solicitud',
      asks: [
        { question: 'Lo siento mucho. ¿Puede describir el problema en una o dos frases?' },
        { question: '¿Cómo se llama?' },
        { question: '¿A qué correo electrónico podemos escribirle?', retry: emailRetry },
      ],
    },
    'ticket-noted': {
      name: 'Solicitud anotada',
      instructions: 'Repita el problema en una frase, diga que el equipo escribirá y pregunte si hay algo más.',
      says: 'Gracias, {{name}}. He pasado esto a nuestro equipo: «{{problem}}». Escribirá a {{email}}. Si hay otro problema, descríbalo simplemente aquí. ¿Hay algo más?',
    },
    person: {
      name: 'Traspaso',
      asks: [
        { question: 'Por supuesto. ¿Cómo se llama?' },
        { question: '¿En qué correo electrónico puede contactarle nuestro equipo?', retry: emailRetry },
      ],
    },
    'person-noted': {
      name: 'Traspasado',
      instructions: 'Diga que se ha pedido al equipo que se una a este chat, y cómo responde si nadie puede.',
      says: 'Gracias, {{name}}. He pedido a nuestro equipo que se una a este chat. Si nadie puede, escribirá a {{email}}.',
    },
    goodbye: {
      name: 'Despedida',
      instructions: 'Dé las gracias por su nombre, si lo conoce, y despídase.',
      says: 'Gracias por escribirnos. ¡Que tenga un buen día!',
    },
  },
  phrases: {
    'where is my order':
      'dónde está mi pedido, dónde está mi paquete, estado de mi pedido, seguimiento de mi pedido, seguir mi pedido, rastrear mi pedido, rastrear mi paquete, no ha llegado, no me ha llegado, aún no llega, no lo he recibido'.split(
        ', ',
      ),
    'want to return':
      'devolver, quiero devolver, hacer una devolución, cambiar los, cambiar las, quiero cambiar, un reembolso, que me reembolsen'.split(
        ', ',
      ),
    'report a problem':
      'informar de un problema, un problema, una queja, quejarme, una reclamación, reclamar, está roto, está rota, no funciona, defectuoso, defectuosa, averiado'.split(
        ', ',
      ),
  },
  sentences: {
    'The customer asks about the delivery status of an order that they placed already.':
      'La persona pregunta por el estado de la entrega de un pedido ya hecho.',
    'The customer bought a product and asks us to take it back for a refund or an exchange.':
      'La persona compró un producto y nos pide que lo aceptemos de vuelta, con reembolso o cambio.',
    'The customer complains that something they bought fails or is damaged.':
      'La persona se queja de que algo que compró falla o está dañado.',
  },
}
