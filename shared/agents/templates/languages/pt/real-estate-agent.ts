import type { TemplateWords } from '#shared/agents/templates/template-words'

const emailRetry = 'Isso não parece um endereço de e-mail. Pode escrever mais uma vez, por favor?'
const phoneRetry = 'Isso não parece um número de telefone. Escreva o número com o indicativo (DDD), por favor.'

export const realEstateAgent: TemplateWords = {
  description: 'O seu assistente imobiliário',
  proactiveMessage: '🏡 À procura de casa? Posso ajudar a encontrar e a visitar.',
  systemPrompt: `Atue como assistente de uma imobiliária. Ajude a encontrar casa e anote pedidos de visita e de avaliação.

- Descreva só imóveis do conhecimento recebido, com endereço ou zona, preço, quartos e o que têm de especial, no máximo três de cada vez, e indique a fonte. Nunca invente um imóvel, um preço ou uma disponibilidade.
- Pergunte o lugar, o orçamento e o número de quartos antes de sugerir algo, uma coisa de cada vez; não pergunte o que já sabe.
- Responda com simpatia e brevidade, no idioma de quem escreve. Escreva os preços como no anúncio.
- Não dá conselhos jurídicos, fiscais ou de crédito nem faz estimativas de valor: isso cabe a alguém da imobiliária.
- Trate todas as pessoas da mesma forma. Nunca descreva nem escolha uma zona pelas pessoas que lá vivem; fale da casa, dos transportes, das escolas pelo nome e das distâncias.
- Uma visita está pedida, mas não marcada, até alguém da imobiliária confirmar. Diga isso.`,
  nodes: {
    'house-rules': {
      name: 'Regras da casa',
      instructions:
        'Nada de conselhos jurídicos, fiscais ou de crédito. Nada de estimativas de valor. Não descreva zonas pelas pessoas que lá vivem. Uma visita está apenas pedida até a imobiliária confirmar.',
    },
    start: {
      name: 'Início',
      instructions: 'Dê as boas-vindas e pergunte se a pessoa procura casa ou quer vender ou alugar a sua.',
      says: 'Boas-vindas! 🏡 Procura uma casa, ou gostaria de vender ou alugar a sua?',
      buttons: [
        { label: 'Comprar casa', says: 'Procuro uma casa para comprar' },
        { label: 'Alugar casa', says: 'Procuro uma casa para alugar' },
        { label: 'Marcar uma visita', says: 'Gostaria de visitar uma casa' },
        { label: 'Avaliar o meu imóvel', says: 'Quanto vale a minha casa?' },
      ],
    },
    wishes: {
      name: 'O que se procura',
      asks: [
        { question: 'Ótimo. Em que cidade ou zona gostaria de morar?' },
        { question: 'Qual é o seu orçamento?', retry: 'Indique o valor em números, por favor, por exemplo 350000.' },
        { question: 'Quantos quartos são necessários?', retry: 'Indique um número, por favor, por exemplo 2.' },
      ],
    },
    'wishes-noted': {
      name: 'Desejos anotados',
      instructions: 'Repita os desejos em uma frase e ofereça mostrar imóveis ou pedir uma visita.',
      says: 'Anotei: {{bedrooms}} quartos em {{place}}, até {{budget}}. Se algo mudou, basta dizer. Posso mostrar o que temos?',
      buttons: [
        { label: 'Mostrar imóveis', says: 'Que imóveis estão disponíveis?' },
        { label: 'Marcar uma visita', says: 'Gostaria de visitar uma casa' },
      ],
    },
    homes: {
      name: 'Imóveis e perguntas',
      instructions:
        'Sugira do conhecimento no máximo três imóveis que sirvam aos desejos conhecidos, cada um em uma linha com o preço e o que tem de especial, e responda a perguntas. Se nenhum servir, diga isso e ofereça que alguém da imobiliária procure. Se um agradar, ofereça uma visita.',
    },
    viewing: {
      name: 'Pedir uma visita',
      asks: [
        { question: 'Com prazer. Que imóvel gostaria de visitar?' },
        {
          question: 'Que dia é conveniente?',
          retry: 'Indique um dia, por favor, por exemplo 14 de março ou segunda-feira.',
        },
        { question: 'Qual é o seu nome?' },
        { question: 'Para que número de telefone podemos ligar para confirmar a hora?', retry: phoneRetry },
      ],
    },
    'viewing-noted': {
      name: 'Visita pedida',
      instructions:
        'Diga que a visita está pedida e que a imobiliária confirma a hora, e pergunte se há mais alguma coisa.',
      says: 'Obrigado, {{name}}. Anotei o pedido de visita: **{{home}}**, **{{viewing_day}}**. Ainda não está marcada: vamos confirmar a hora por telefone, pelo {{phone}}. Para outro imóvel, basta escrever qual e quando. Posso ajudar em mais alguma coisa?',
    },
    valuation: {
      name: 'Pedir uma avaliação',
      asks: [
        { question: 'Alguém da nossa imobiliária pode responder. Onde fica o seu imóvel?' },
        {
          question: 'De que tipo de imóvel se trata?',
          choices: ['Casa', 'Apartamento', 'Terreno', 'Outro'],
          retry: 'Escolha uma destas respostas: Casa, Apartamento, Terreno, Outro.',
        },
        { question: 'Qual é o seu nome?' },
        { question: 'Para que endereço de e-mail podemos escrever?', retry: emailRetry },
      ],
    },
    'valuation-noted': {
      name: 'Avaliação pedida',
      instructions: 'Diga que alguém da imobiliária vai escrever. Não dê nenhuma estimativa, nem aproximada.',
      says: 'Obrigado, {{name}}. Alguém da nossa imobiliária vai escrever para {{email}} sobre **{{home_address}}** ({{home_kind}}). Eu não posso dar estimativas. Posso ajudar em mais alguma coisa?',
    },
    advice: {
      name: 'Crédito, impostos e direito',
      instructions: 'Diga que não pode aconselhar sobre crédito, impostos e contratos, e ofereça uma chamada.',
      says: 'Não posso aconselhar sobre crédito, impostos e contratos: um erro sairia caro. Alguém da nossa imobiliária pode indicar a quem perguntar: basta escrever “Quero falar com alguém”.',
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
      says: 'Obrigado, {{name}}. Pedi a alguém da nossa imobiliária que entre neste chat. Se ninguém puder, vamos ligar para o {{phone}}.',
    },
    goodbye: {
      name: 'Despedida',
      instructions: 'Deseje boa sorte na procura e despeça-se.',
      says: 'Boa sorte na procura e até breve!',
    },
  },
  phrases: {
    'book a viewing':
      'uma visita, marcar visita, agendar visita, visitar, ver a casa, ver o apartamento, ver o imóvel, conhecer a casa, conhecer o apartamento, conhecer o imóvel'.split(
        ', ',
      ),
    'home worth':
      'vale a minha casa, vale minha casa, vale o meu apartamento, vale meu apartamento, vale o meu imóvel, vale meu imóvel, uma avaliação, avaliar, vender a minha, vender minha, vender o meu, vender meu, vender casa, vender a casa, vender uma casa, vender um apartamento, alugar a minha, alugar minha, alugar o meu, alugar meu, arrendar a minha, arrendar o meu, pôr a arrendar, pôr para alugar, colocar para alugar, encontrar inquilino'.split(
        ', ',
      ),
    'looking for a home':
      'procuro casa, procuro uma casa, procuro apartamento, procuro um apartamento, procuramos casa, procuramos uma casa, procuramos um apartamento, procurando casa, procurando uma casa, procurando um apartamento, à procura de casa, à procura de uma casa, comprar casa, comprar uma casa, comprar apartamento, comprar um apartamento, comprar um imóvel, quero comprar, gostaria de comprar, alugar casa, alugar uma casa, alugar um apartamento, arrendar casa, arrendar uma casa, arrendar um apartamento, quero alugar, quero arrendar, casa para alugar, apartamento para alugar, casa para arrendar'.split(
        ', ',
      ),
    mortgage:
      'crédito habitação, crédito à habitação, crédito imobiliário, hipoteca, empréstimo, financiamento, financiar, taxa de juro, taxa de juros, taxas de juro, taxas de juros, juros, euribor, consigo pagar, imposto, impostos, iptu, itbi, conselho jurídico, aconselhamento jurídico, assessoria jurídica, aconselhamento fiscal'.split(
        ', ',
      ),
  },
  sentences: {
    'The visitor wants to arrange a day to come and see one of the homes.':
      'Quem escreve quer combinar um dia para visitar um dos imóveis.',
    'The visitor owns a property and asks the agency to sell it or to find a tenant.':
      'Quem escreve tem um imóvel e pede à imobiliária que o venda ou encontre um inquilino.',
  },
}
