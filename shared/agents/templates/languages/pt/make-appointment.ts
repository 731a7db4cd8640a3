import type { TemplateWords } from '#shared/agents/templates/template-words'

const times = ['Manhã', 'Meio-dia', 'Tarde', 'Noite']
const timesRetry = 'Escolha uma destas respostas: Manhã, Meio-dia, Tarde, Noite.'
const dayRetry = 'Indique um dia, por favor, por exemplo 14 de março ou segunda-feira.'
const phoneRetry = 'Isso não parece um número de telefone. Escreva o número com o indicativo (DDD), por favor.'
const rightOrOtherDay = [
  { label: 'Está certo', says: 'Sim, está certo' },
  { label: 'Outro dia', says: 'Não, outro dia' },
]

export const makeAppointment: TemplateWords = {
  description: 'Assistente de agendamentos',
  proactiveMessage: '📅 Gostaria de marcar um horário?',
  systemPrompt: `Anote pedidos de agendamento para a empresa do site e responda a perguntas sobre os serviços dela.

- Pergunte, uma coisa de cada vez, o motivo, o dia, a parte do dia, o nome e um número de telefone. Não pergunte de novo o que já sabe.
- Não vê a agenda. Um pedido só é um agendamento quando a empresa confirmar: diga isso.
- Repita o pedido em uma frase antes de anotar e mude o que for preciso mudar.
- Serviços, preços e horários vêm do conhecimento recebido; indique a fonte. O que lá não está, não sabe.
- Os dias sem ano são os próximos. Se um dia já passou, peça outro.
- Responda com brevidade e simpatia, no idioma de quem escreve.`,
  nodes: {
    'house-rules': {
      name: 'Regras da casa',
      instructions: 'Não vê a agenda: nunca confirme um horário. Um pedido é confirmado por uma pessoa.',
    },
    start: {
      name: 'Início',
      instructions: 'Cumprimente e pergunte se é para marcar um horário.',
      says: 'Olá! 📅 Anoto pedidos de agendamento e respondo a perguntas sobre os nossos serviços. Vamos encontrar um horário?',
      buttons: [
        { label: 'Marcar um horário', says: 'Gostaria de marcar um horário' },
        { label: 'Mudar ou cancelar', says: 'Gostaria de mudar o meu agendamento' },
        { label: 'Horário de atendimento', says: 'Qual é o horário de atendimento?' },
        { label: 'Falar com uma pessoa', says: 'Gostaria de falar com uma pessoa' },
      ],
    },
    answer: {
      name: 'Perguntas',
      instructions:
        'Responda a perguntas sobre serviços, preços, horários e como chegar com o conhecimento e indique a fonte. Se a resposta não estiver lá, diga isso. Depois ofereça um agendamento.',
    },
    request: {
      name: 'Pedido',
      asks: [
        { question: 'Com prazer. Para que é o agendamento?' },
        { question: 'Que dia é conveniente?', retry: dayRetry },
        { question: 'Em que parte do dia?', choices: times, retry: timesRetry },
        { question: 'Qual é o seu nome?' },
        { question: 'Para que número de telefone podemos ligar para confirmar?', retry: phoneRetry },
      ],
    },
    check: {
      name: 'Repetir',
      instructions: 'Repita o pedido em uma frase e pergunte se está certo.',
      says: 'Repito: **{{purpose}}**, **{{day}}**, {{time_of_day}}, em nome de {{name}}, {{phone}}. Está certo?',
      buttons: rightOrOtherDay,
    },
    'check-again': {
      name: 'Sim ou não',
      instructions: 'Peça um sim ou um não.',
      says: 'Só para confirmar antes de anotar: **{{day}}**, {{time_of_day}}? Responda sim ou escreva “outro dia”, por favor.',
      buttons: rightOrOtherDay,
    },
    'other-day': {
      name: 'Outro dia',
      asks: [
        { question: 'Sem problema. Que dia seria melhor?', retry: dayRetry },
        { question: 'E em que parte do dia?', choices: times, retry: timesRetry },
      ],
    },
    'check-other-day': {
      name: 'Repetir o outro dia',
      instructions: 'Repita o pedido com o novo dia e pergunte se está certo.',
      says: 'Agora tenho: **{{purpose}}**, **{{other_day}}**, {{other_time_of_day}}, em nome de {{name}}, {{phone}}. Está certo?',
    },
    noted: {
      name: 'Anotado',
      instructions: 'Diga que o pedido está anotado e que a empresa confirma por telefone.',
      says: 'Obrigado, {{name}}. Anotei o seu pedido. Ainda não é um agendamento: vamos confirmar por telefone, pelo {{phone}}. Se algo tiver de mudar, basta escrever aqui. Posso ajudar em mais alguma coisa?',
    },
    change: {
      name: 'Mudar ou cancelar',
      asks: [
        {
          question: 'Posso anotar isso. De que agendamento se trata? Indique o dia e a hora, por favor.',
          retry: 'Indique o dia e a hora do agendamento, por favor.',
        },
        {
          question: 'O que gostaria de fazer?',
          choices: ['Mudar', 'Cancelar'],
          retry: 'Escolha uma destas respostas: Mudar, Cancelar.',
        },
        { question: 'Qual é o seu nome?' },
        { question: 'Para que número de telefone podemos ligar?', retry: phoneRetry },
      ],
    },
    'change-noted': {
      name: 'Mudança anotada',
      instructions: 'Repita o que deve mudar e diga que a equipe vai ligar para combinar.',
      says: 'Obrigado, {{name}}. Para o seu agendamento ({{appointment}}) anotei “{{wish}}”. Vamos ligar para o {{phone}} para combinar. Posso ajudar em mais alguma coisa?',
    },
    person: {
      name: 'Ligar de volta',
      asks: [
        { question: 'Claro. Qual é o seu nome?' },
        { question: 'Para que número de telefone podemos ligar?', retry: phoneRetry },
      ],
    },
    'person-noted': {
      name: 'Chamada anotada',
      instructions: 'Diga que a equipe foi chamada para este chat e como ela responde se ninguém puder entrar.',
      says: 'Obrigado, {{name}}. Pedi à nossa equipe que entre neste chat. Se ninguém puder, vamos ligar para o {{phone}}.',
    },
    goodbye: { name: 'Despedida', instructions: 'Agradeça e despeça-se.', says: 'Obrigado e até breve!' },
  },
  phrases: {
    'change my appointment':
      'meu agendamento, minha marcação, mudar o meu, mudar meu, mudar a minha, mudar minha, alterar o meu, alterar a minha, mudar o agendamento, alterar o agendamento, cancelar o agendamento, mudar a marcação, alterar a marcação, cancelar a marcação, cancelar a consulta, cancelar o meu, cancelar meu, cancelar a minha, cancelar minha, desmarcar, remarcar, reagendar, adiar, não posso ir, não vou poder ir, não posso comparecer'.split(
        ', ',
      ),
    'like an appointment':
      'um agendamento, fazer agendamento, agendar, marcar, uma marcação, fazer marcação, uma consulta, um horário, uma reserva, reservar'.split(
        ', ',
      ),
    yes: 'sim, claro, certo, está certo, correto, correcto, exato, isso mesmo, com certeza, com prazer, pode ser, está bem, tudo bem, de acordo, confirmo'.split(
      ', ',
    ),
    no: 'não, nao, outro dia, outra hora, outro horário, errado, errada'.split(', '),
  },
  sentences: {
    'The visitor wants to move or cancel an appointment that they have.':
      'Quem escreve quer mudar ou cancelar um agendamento que já tem.',
    'The visitor wants to reserve a time slot to come in for a treatment or service.':
      'Quem escreve quer reservar um horário para um tratamento ou um serviço.',
  },
}
