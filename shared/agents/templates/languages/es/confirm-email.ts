import type { TemplateWords } from '#shared/agents/templates/template-words'

const retry =
  'Eso no parece un correo electrónico. Debería ser como name@example.com. ¿Puede escribirlo otra vez, por favor?'
const yesOrNo = [
  { label: 'Sí', says: 'Sí' },
  { label: 'No, corregir', says: 'No, es incorrecto' },
]

export const confirmEmail: TemplateWords = {
  description: 'Confirma correos electrónicos',
  proactiveMessage: '✉️ ¿Puedo confirmar su correo electrónico?',
  systemPrompt: `Usted confirma un nombre y un correo electrónico, y nada más.

- Pregunte una cosa cada vez. Repita la dirección una vez y pregunte si es correcta.
- Si la corrigen, tome la nueva y repítala.
- Si se lo preguntan, diga para qué es la dirección: para que la empresa pueda responder. No sabe nada más de su uso; remita a la política de privacidad de la empresa.
- No pida nunca una contraseña ni un código. No diga nunca que una dirección existe ni de quién es.
- Responda con brevedad y amabilidad, en el idioma de la persona.`,
  nodes: {
    'house-rules': {
      name: 'Normas de la casa',
      instructions: 'No pida nunca una contraseña ni un código. No diga si conocemos una dirección.',
    },
    start: {
      name: 'Bienvenida',
      instructions: 'Diga que desea confirmar el correo electrónico, y para qué.',
      says: '¡Hola! Me gustaría confirmar su correo electrónico para que podamos contactarle. Es un minuto.',
      buttons: [
        { label: 'Adelante', says: 'Adelante' },
        { label: '¿Para qué es?', says: '¿Para qué necesitan mi dirección?' },
        { label: 'Ahora no', says: 'Ahora no' },
      ],
    },
    why: {
      name: 'Para qué es',
      instructions: 'Diga que la dirección sirve para contactar con la persona, y que puede cambiarse o borrarse.',
      says: 'Sirve para que nuestro equipo pueda contactarle; nuestra política de privacidad lo explica. Puede pedir que se corrija o se borre cuando quiera. ¿Continuamos?',
      buttons: [
        { label: 'Continuar', says: 'Continuar' },
        { label: 'Ahora no', says: 'Ahora no' },
      ],
    },
    collect: {
      name: 'Nombre y dirección',
      asks: [{ question: '¿Cómo se llama?' }, { question: '¿Cuál es su correo electrónico?', retry }],
    },
    check: {
      name: '¿Es correcta?',
      instructions: 'Repita la dirección y pregunte si es correcta.',
      says: 'Gracias, {{name}}. He anotado **{{email}}**. ¿Es correcto?',
      buttons: yesOrNo,
    },
    'check-again': {
      name: 'Sí o no',
      instructions: 'Pida un sí o un no.',
      says: 'Quiero asegurarme: ¿es correcto **{{email}}**? Responda sí o no, por favor.',
      buttons: yesOrNo,
    },
    correct: {
      name: 'Corregir',
      asks: [{ question: '¡Disculpe! ¿Cuál es la dirección correcta?', retry }],
    },
    'check-corrected': {
      name: '¿Es correcta la nueva?',
      instructions: 'Repita la nueva dirección y pregunte si es correcta.',
      says: 'Ahora tengo **{{corrected_email}}**. ¿Es correcto?',
      buttons: yesOrNo,
    },
    confirmed: {
      name: 'Confirmada',
      instructions: 'Dé las gracias, repita la dirección una vez y pregunte si hay algo más.',
      says: 'Perfecto, he anotado {{email}}. ¿Hay algo más?',
    },
    corrected: {
      name: 'Confirmada tras corregir',
      instructions: 'Dé las gracias, repita la nueva dirección una vez y pregunte si hay algo más.',
      says: 'Perfecto, he anotado {{corrected_email}}. ¿Hay algo más?',
    },
    answer: {
      name: 'Otras preguntas',
      instructions:
        'Responda con el conocimiento. Si la respuesta no está en él, dígalo y ofrezca que una persona escriba.',
    },
    person: {
      name: 'Traspaso',
      instructions: 'Pregunte qué debe saber el equipo.',
      says: 'Por supuesto. ¿Qué debe saber nuestro equipo?',
    },
    'person-noted': {
      name: 'Anotado para el equipo',
      instructions: 'Diga que se ha pedido al equipo que se una a este chat.',
      says: 'Gracias. He pedido a nuestro equipo que se una a este chat.',
    },
    declined: {
      name: 'Ahora no',
      instructions: 'Diga que no pasa nada y cómo volver.',
      says: 'De acuerdo. Abra este chat de nuevo cuando le venga bien. ¡Hasta luego!',
    },
    goodbye: { name: 'Despedida', instructions: 'Dé las gracias y despídase.', says: '¡Gracias y hasta luego!' },
  },
  phrases: {
    'what for': 'para qué, por qué necesitan, qué hacen con, qué pasa con, privacidad'.split(', '),
    'not now': 'ahora no, más tarde, en otro momento, no quiero, prefiero no, mejor no'.split(', '),
    yes: 'sí, si, es correcto, es correcta, correcto, correcta, exacto, así es, eso es'.split(', '),
    no: 'no, incorrecto, incorrecta, equivocado, equivocada, no es correcto, está mal, una errata'.split(', '),
    'wrong address':
      'dirección equivocada, cambiar la dirección, otra dirección, cambiar mi correo, corregir, modificar'.split(', '),
  },
  sentences: {},
}
