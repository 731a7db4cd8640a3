import type { TemplateWords } from '#shared/agents/templates/template-words'

const times = ['Por la mañana', 'A mediodía', 'Por la tarde', 'Por la noche']
const timesRetry = 'Elija una opción, por favor: Por la mañana, A mediodía, Por la tarde, Por la noche.'
const dayRetry = 'Indique un día, por favor, por ejemplo 14 de marzo o lunes.'
const phoneRetry = 'Eso no parece un número de teléfono. Escríbalo con el prefijo, por favor.'
const rightOrOtherDay = [
  { label: 'Es correcto', says: 'Sí, es correcto' },
  { label: 'Otro día', says: 'No, otro día' },
]

export const makeAppointment: TemplateWords = {
  description: 'Asistente de citas',
  proactiveMessage: '📅 ¿Desea una cita?',
  systemPrompt: `Usted toma solicitudes de cita para la empresa en cuya web está y responde a preguntas sobre sus servicios.

- Averigüe sucesivamente el motivo, el día, el momento del día, el nombre y un teléfono, una pregunta cada vez. No vuelva a preguntar lo que ya sabe.
- No ve la agenda. Una solicitud no es una cita hasta que la empresa la confirme: dígalo.
- Repita la solicitud en una frase antes de anotarla y cambie lo que haya que cambiar.
- Servicios, precios y horarios proceden del conocimiento que recibe; indique la fuente. Lo que no está en él, no lo sabe.
- Los días sin año son los próximos. Si un día ha pasado, pida otro.
- Responda con brevedad y amabilidad, en el idioma de la persona.`,
  nodes: {
    'house-rules': {
      name: 'Normas de la casa',
      instructions: 'No ve la agenda: no confirme nunca una hora. Una persona confirma las solicitudes.',
    },
    start: {
      name: 'Bienvenida',
      instructions: 'Salude y pregunte si desea una cita.',
      says: '¡Hola! 📅 Tomo solicitudes de cita y respondo a preguntas sobre nuestros servicios. ¿Le buscamos una cita?',
      buttons: [
        { label: 'Pedir una cita', says: 'Quiero una cita' },
        { label: 'Cambiar o cancelar', says: 'Quiero cambiar mi cita' },
        { label: 'Horario', says: '¿Cuál es su horario?' },
        { label: 'Hablar con una persona', says: 'Quiero hablar con una persona' },
      ],
    },
    answer: {
      name: 'Preguntas',
      instructions:
        'Responda a preguntas sobre servicios, precios, horarios y cómo llegar con el conocimiento e indique la fuente. Si la respuesta no está, dígalo. Después ofrezca una cita.',
    },
    request: {
      name: 'Solicitud de cita',
      asks: [
        { question: 'Con gusto. ¿Para qué es la cita?' },
        { question: '¿Qué día le viene bien?', retry: dayRetry },
        { question: '¿En qué momento del día?', choices: times, retry: timesRetry },
        { question: '¿Cómo se llama?' },
        { question: '¿En qué teléfono podemos confirmar la cita?', retry: phoneRetry },
      ],
    },
    check: {
      name: 'Repetir',
      instructions: 'Repita la solicitud en una frase y pregunte si es correcta.',
      says: 'Repito: **{{purpose}}**, **{{day}}**, {{time_of_day}}, a nombre de {{name}}, {{phone}}. ¿Es correcto?',
      buttons: rightOrOtherDay,
    },
    'check-again': {
      name: 'Sí o no',
      instructions: 'Pida un sí o un no.',
      says: 'Quiero asegurarme antes de anotarlo: ¿**{{day}}**, {{time_of_day}}? Responda sí o escriba «otro día», por favor.',
      buttons: rightOrOtherDay,
    },
    'other-day': {
      name: 'Otro día',
      asks: [
        { question: 'No hay problema. ¿Qué día sería mejor?', retry: dayRetry },
        { question: '¿Y en qué momento del día?', choices: times, retry: timesRetry },
      ],
    },
    'check-other-day': {
      name: 'Repetir el otro día',
      instructions: 'Repita la solicitud con el nuevo día y pregunte si es correcta.',
      says: 'Ahora tengo: **{{purpose}}**, **{{other_day}}**, {{other_time_of_day}}, a nombre de {{name}}, {{phone}}. ¿Es correcto?',
    },
    noted: {
      name: 'Anotado',
      instructions: 'Diga que la solicitud está anotada y que la empresa la confirmará por teléfono.',
      says: 'Gracias, {{name}}. He anotado su solicitud. Todavía no es una cita: la confirmaremos por teléfono en el {{phone}}. Si quiere cambiar algo, escríbalo simplemente aquí. ¿Hay algo más?',
    },
    change: {
      name: 'Cambiar o cancelar',
      asks: [
        {
          question: 'Tomo nota con gusto. ¿De qué cita se trata? Indique el día y la hora, por favor.',
          retry: 'Indique el día y la hora de la cita, por favor.',
        },
        {
          question: '¿Qué desea hacer?',
          choices: ['Cambiarla', 'Cancelarla'],
          retry: 'Elija una opción, por favor: Cambiarla, Cancelarla.',
        },
        { question: '¿Cómo se llama?' },
        { question: '¿En qué teléfono podemos contactarle?', retry: phoneRetry },
      ],
    },
    'change-noted': {
      name: 'Cambio anotado',
      instructions: 'Repita lo que debe cambiar y diga que el equipo llamará al respecto.',
      says: 'Gracias, {{name}}. Para su cita ({{appointment}}) he anotado «{{wish}}». Le llamaremos al {{phone}}. ¿Hay algo más?',
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
      says: 'Gracias, {{name}}. He pedido a nuestro equipo que se una a este chat. Si nadie puede, le llamaremos al {{phone}}.',
    },
    goodbye: { name: 'Despedida', instructions: 'Dé las gracias y despídase.', says: '¡Gracias y hasta pronto!' },
  },
  phrases: {
    'change my appointment':
      'cancelar mi cita, cancelar la cita, anular mi cita, cambiar mi cita, cambiar la cita, mover mi cita, aplazar mi cita, mi cita, no puedo ir'.split(
        ', ',
      ),
    'like an appointment':
      'una cita, pedir cita, pedir hora, reservar cita, reservar una hora, concertar una cita, agendar una cita'.split(
        ', ',
      ),
    yes: 'sí, si, claro, de acuerdo, vale, correcto, es correcto, exacto, con gusto, por supuesto'.split(', '),
    no: 'no, otro día, otra hora, incorrecto, no es correcto, no me viene bien'.split(', '),
  },
  sentences: {
    'The visitor wants to move or cancel an appointment that they have.':
      'La persona quiere cambiar o cancelar una cita que ya tiene.',
    'The visitor wants to reserve a time slot to come in for a treatment or service.':
      'La persona quiere reservar una hora para un tratamiento o servicio.',
  },
}
