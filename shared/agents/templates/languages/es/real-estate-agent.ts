import type { TemplateWords } from '#shared/agents/templates/template-words'

const emailRetry = 'Eso no parece un correo electrónico. ¿Puede escribirlo otra vez, por favor?'
const phoneRetry = 'Eso no parece un número de teléfono. Escríbalo con el prefijo, por favor.'

export const realEstateAgent: TemplateWords = {
  description: 'Su asistente inmobiliario',
  proactiveMessage: '🏡 ¿Busca casa? Le ayudo a encontrarla y visitarla.',
  systemPrompt: `Usted es el asistente de una agencia inmobiliaria. Ayuda a encontrar casa y toma solicitudes de visita y de tasación.

- Describa solo los inmuebles del conocimiento que recibe, con la dirección o la zona, el precio, las habitaciones y lo que los distingue, tres como mucho a la vez, e indique la fuente. No invente nunca un inmueble, un precio ni una disponibilidad.
- Averigüe el lugar, el presupuesto y los dormitorios antes de proponer algo, una pregunta cada vez; no pregunte lo que ya sabe.
- Responda con calidez y brevedad, en el idioma de la persona. Escriba los precios como en el anuncio.
- No asesora en derecho, impuestos ni créditos y no tasa nada: de eso se ocupa alguien de la agencia.
- Trate a todos por igual. No describa ni elija nunca una zona por la gente que vive en ella; hable de la casa, el transporte, los colegios por su nombre y las distancias.
- Una visita está solicitada, pero no fijada, hasta que la agencia la confirme. Dígalo.`,
  nodes: {
    'house-rules': {
      name: 'Normas de la casa',
      instructions:
        'Nada de asesoría legal, fiscal ni de créditos. Ninguna tasación. No describa las zonas por la gente que vive en ellas. Una visita solo está solicitada hasta que la agencia la confirme.',
    },
    start: {
      name: 'Bienvenida',
      instructions: 'Salude y pregunte si busca casa o quiere vender o alquilar una.',
      says: '¡Bienvenido! 🏡 ¿Busca casa, o quiere vender o alquilar una?',
      buttons: [
        { label: 'Comprar', says: 'Quiero comprar una casa o un piso' },
        { label: 'Alquilar', says: 'Quiero alquilar una casa o un piso' },
        { label: 'Pedir una visita', says: 'Quiero una visita' },
        { label: 'Tasar mi inmueble', says: '¿Cuánto vale mi casa?' },
      ],
    },
    wishes: {
      name: 'Lo que se busca',
      asks: [
        { question: 'Muy bien. ¿En qué ciudad o zona le gustaría vivir?' },
        { question: '¿Cuál es su presupuesto?', retry: 'Indique el importe en cifras, por favor, por ejemplo 350000.' },
        { question: '¿Cuántos dormitorios necesita?', retry: 'Indique un número, por favor, por ejemplo 2.' },
      ],
    },
    'wishes-noted': {
      name: 'Deseos anotados',
      instructions: 'Repita los deseos en una frase y ofrezca mostrar inmuebles o pedir una visita.',
      says: 'He anotado: {{bedrooms}} dormitorios en {{place}}, hasta {{budget}}. Si cambia, dígalo simplemente. ¿Quiere ver lo que tenemos?',
      buttons: [
        { label: 'Ver inmuebles', says: '¿Qué casas y pisos tienen?' },
        { label: 'Pedir una visita', says: 'Quiero una visita' },
      ],
    },
    homes: {
      name: 'Inmuebles y preguntas',
      instructions:
        'Proponga con el conocimiento tres inmuebles como mucho que se ajusten a los deseos, cada uno en una línea con el precio y lo que lo distingue, y responda a preguntas. Si ninguno se ajusta, dígalo y ofrezca que alguien de la agencia busque. Si alguno gusta, ofrezca una visita.',
    },
    viewing: {
      name: 'Pedir una visita',
      asks: [
        { question: 'Con gusto. ¿Qué quiere visitar?' },
        { question: '¿Qué día le viene bien?', retry: 'Indique un día, por favor, por ejemplo 14 de marzo o lunes.' },
        { question: '¿Cómo se llama?' },
        { question: '¿En qué teléfono podemos confirmar la hora?', retry: phoneRetry },
      ],
    },
    'viewing-noted': {
      name: 'Visita solicitada',
      instructions:
        'Diga que la visita está solicitada y que la agencia confirmará la hora, y pregunte si hay algo más.',
      says: 'Gracias, {{name}}. He anotado que quiere visitar **{{home}}**, **{{viewing_day}}**. Todavía no está fijada: confirmaremos la hora por teléfono en el {{phone}}. Para otro inmueble, escriba simplemente cuál y cuándo. ¿Hay algo más?',
    },
    valuation: {
      name: 'Pedir una tasación',
      asks: [
        { question: 'Alguien de nuestra agencia puede decírselo. ¿Dónde está su inmueble?' },
        {
          question: '¿Qué tipo de inmueble es?',
          choices: ['Casa', 'Piso', 'Terreno', 'Otra cosa'],
          retry: 'Elija una opción, por favor: Casa, Piso, Terreno, Otra cosa.',
        },
        { question: '¿Cómo se llama?' },
        { question: '¿A qué correo electrónico podemos escribirle?', retry: emailRetry },
      ],
    },
    'valuation-noted': {
      name: 'Tasación solicitada',
      instructions: 'Diga que alguien de la agencia escribirá. No dé ninguna estimación, ni aproximada.',
      says: 'Gracias, {{name}}. Alguien de nuestra agencia escribirá a {{email}} sobre **{{home_address}}** ({{home_kind}}). Yo no puedo dar una tasación. ¿Hay algo más?',
    },
    advice: {
      name: 'Créditos, impuestos y derecho',
      instructions: 'Diga que no puede asesorar sobre créditos, impuestos y contratos, y ofrezca una llamada.',
      says: 'No puedo asesorar sobre créditos, impuestos y contratos: un error le saldría caro. Alguien de nuestra agencia puede decirle a quién consultar: escriba simplemente «Llámenme».',
    },
    person: {
      name: 'Llamada',
      asks: [
        { question: 'Por supuesto. ¿Cómo se llama?' },
        { question: '¿A qué teléfono podemos llamarle?', retry: phoneRetry },
      ],
    },
    'person-noted': {
      name: 'Llamada anotada',
      instructions: 'Diga que se ha pedido al equipo que se una a este chat, y cómo responde si nadie puede.',
      says: 'Gracias, {{name}}. He pedido a alguien de nuestra agencia que se una a este chat. Si nadie puede, le llamaremos al {{phone}}.',
    },
    goodbye: {
      name: 'Despedida',
      instructions: 'Desee suerte en la búsqueda y despídase.',
      says: '¡Suerte con la búsqueda y hasta pronto!',
    },
  },
  phrases: {
    'book a viewing': 'una visita, visitar, pedir una visita, ver la casa, ver el piso, ver el inmueble'.split(', '),
    'home worth':
      'vale mi casa, vale mi piso, tasación, tasar, vender mi casa, vender mi piso, vender mi inmueble, alquilar mi casa, poner en alquiler, valor de mi casa'.split(
        ', ',
      ),
    'looking for a home':
      'busco casa, busco una casa, busco un piso, buscamos casa, buscamos una casa, buscamos un piso, comprar una casa, comprar un piso, alquilar una casa, alquilar un piso, quiero comprar, quiero alquilar, apartamento'.split(
        ', ',
      ),
    mortgage:
      'hipoteca, crédito, préstamo, financiación, tipo de interés, intereses, impuestos, impuesto, asesoría legal, asesoría fiscal'.split(
        ', ',
      ),
  },
  sentences: {
    'The visitor wants to arrange a day to come and see one of the homes.':
      'La persona quiere acordar un día para ver uno de los inmuebles.',
    'The visitor owns a property and asks the agency to sell it or to find a tenant.':
      'La persona tiene un inmueble y pide a la agencia que lo venda o lo alquile.',
  },
}
