import { describe, expect, test } from 'vitest'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { answerThreshold } from '#functions/knowledge/index-format/knowledge-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { tokenise } from '#functions/knowledge/index-format/words/tokenise'
import type { Chunk } from '#shared/knowledge/chunk'

/** A small shop's pages, the same four in each language. */
const shops: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    delivery: 'Die Lieferung dauert drei Tage und ist für Bestellungen über 50 Euro nicht zu bezahlen.',
    returns: 'Wir nehmen Geräte zurück, die sich nicht bewähren: das Paket oder ein Foto genügt, und das Geld kommt.',
    hours: 'Die Öffnungszeiten des Ladens sind werktags von neun bis sechs; wir haben ein Café.',
    courses: 'Für Anfänger und Fortgeschrittene werden Kurse angeboten, sich anmelden ist einfach.',
  },
  fr: {
    delivery:
      'Les livraisons arrivent chez vous dans les trois jours avec un suivi; pour nous, une commande est une promesse.',
    returns: 'Nous remboursons les appareils défectueux dans les trente jours, sur présentation de votre facture.',
    hours: 'Le magasin est ouvert pour vous du lundi au samedi, avec une pause à midi.',
    courses: 'Une formation est proposée sur place, vous pouvez venir avec nous.',
  },
  es: {
    delivery: 'Los envíos llegan en tres días para todas las provincias; usted puede seguir el paquete con una clave.',
    returns: 'Las devoluciones se aceptan por treinta días; usted puede pedir el reembolso del aparato defectuoso.',
    hours: 'La tienda está abierta de lunes a sábado, con una pausa por la tarde.',
    courses: 'Los cursos para principiantes son por la mañana; puede venir con una amiga.',
  },
  it: {
    delivery: 'Le spedizioni sono consegnate in tre giorni con il corriere, che chiama anche il cliente.',
    returns: 'I prodotti difettosi sono rimborsati entro trenta giorni; gli scontrini che avete bastano con il modulo.',
    hours: 'Il negozio è aperto dal lunedì al sabato, con una pausa che dura poco.',
    courses: 'I corsi per gli appassionati sono il sabato, con un maestro che si può interrogare anche dopo.',
  },
  pt: {
    delivery: 'As encomendas são entregues em três dias para todas as cidades; você pode seguir com uma chave.',
    returns: 'Os aparelhos avariados são reembolsados dentro dos trinta dias, e você não paga uma taxa.',
    hours: 'A loja está aberta das nove às seis para você, com uma pausa; não pode entrar depois.',
    courses: 'Uma formação para iniciantes são dois dias, com café; não pode faltar.',
  },
  nl: {
    delivery: 'Bestellingen worden binnen drie dagen geleverd; het pakket wordt met een code naar u gestuurd.',
    returns: 'Kapotte apparaten kunt u niet ruilen zonder bon, maar wel een vergoeding krijgen voor het bedrag.',
    hours: 'De winkel is open van maandag tot zaterdag; het zijn ook voor ons lange dagen, met een pauze.',
    courses: 'Voor beginners zijn er cursussen, ook met een bakker; het wordt gezellig, prijzen naar keuze.',
  },
  ja: {
    delivery: '送料は全国一律五百円です。三日以内にお届けします。',
    returns: '返品は三十日以内に受け付けます。iPhoneの修理も行います。',
    hours: '営業時間は月曜日から土曜日の九時から六時までです。',
    courses: '初心者向けの講座を毎週開いています。',
  },
  zh: {
    delivery: '全国统一运费五百元,三天内送达。',
    returns: '三十天内可以退货,我们也修理咖啡机。',
    hours: '营业时间为周一至周六九点到六点。',
    courses: '我们每周为初学者开设课程。',
  },
  ko: {
    delivery: '배송은 사흘 안에 도착하고 배송비는 무료입니다.',
    returns: '반품은 삼십일 안에 가능하며 환불해 드립니다.',
    hours: '영업시간은 월요일부터 토요일까지 아홉시부터 여섯시까지입니다.',
    courses: '초보자를 위한 강좌를 매주 엽니다.',
  },
  th: {
    delivery: 'การจัดส่งใช้เวลาสามวันทั่วประเทศ',
    returns: 'คืนสินค้าได้ภายในสามสิบวันพร้อมเงินคืน',
    hours: 'ร้านเปิดตั้งแต่วันจันทร์ถึงวันเสาร์',
    courses: 'มีหลักสูตรสำหรับผู้เริ่มต้นทุกสัปดาห์',
  },
  ru: {
    delivery: 'Доставка занимает три дня по всей стране.',
    returns: 'Возврат товара возможен в течение тридцати дней.',
    hours: 'Магазин открыт с понедельника по субботу.',
    courses: 'Курсы для начинающих проходят каждую неделю.',
  },
}

const indexOf = (pages: Readonly<Record<string, string>>) => {
  const chunks = Object.entries(pages).map(
    ([id, text]): Chunk => ({ id, sourceId: id, title: '', headingPath: [], text, hash: id }),
  )
  return openIndex(buildIndex({ sources: chunks.map(({ id }) => ({ id, tags: [] })), chunks }))
}

describe('a question in other word forms than the page', () => {
  test.each([
    ['de', 'Wie lange dauern Lieferungen?', 'delivery'],
    ['de', 'Nehmt ihr ein Gerät zurück?', 'returns'],
    ['de', 'OEFFNUNGSZEIT offnungszeit', 'hours'],
    ['de', 'Gibt es einen Kurs?', 'courses'],
    ['fr', 'la livraison et les commandes', 'delivery'],
    ['fr', 'Puis-je faire rembourser un appareil défectueux ?', 'returns'],
    ['fr', 'Quels sont les jours où vous êtes ouverts ?', 'hours'],
    ['fr', 'formations', 'courses'],
    ['es', '¿Cuándo llega el envío?', 'delivery'],
    ['es', 'devolución de aparatos defectuosos', 'returns'],
    ['es', '¿Cuándo está abierto?', 'hours'],
    ['es', 'un curso de principiante', 'courses'],
    ['it', 'Quando è consegnata la spedizione?', 'delivery'],
    ['it', 'un prodotto difettoso, rimborso', 'returns'],
    ['it', 'negozi aperti', 'hours'],
    ['it', 'un corso', 'courses'],
    ['pt', 'Quando é entregue a minha encomenda?', 'delivery'],
    ['pt', 'um aparelho avariado', 'returns'],
    ['pt', 'lojas abertas', 'hours'],
    ['pt', 'formação para iniciante', 'courses'],
    ['nl', 'Wanneer wordt mijn bestelling geleverd?', 'delivery'],
    ['nl', 'een kapot apparaat', 'returns'],
    ['nl', 'winkels', 'hours'],
    ['nl', 'prijs voor een beginner', 'courses'],
    ['ja', '送料はいくらですか', 'delivery'],
    ['ja', 'iphone 修理', 'returns'],
    ['ja', '営業', 'hours'],
    ['zh', '运费多少', 'delivery'],
    ['zh', '咖啡机', 'returns'],
    ['zh', '课', 'courses'],
    ['ko', '배송', 'delivery'],
    ['ko', '환불', 'returns'],
    ['th', 'จัดส่ง', 'delivery'],
    ['th', 'หลักสูตร', 'courses'],
    ['ru', 'доставка', 'delivery'],
  ])('%s: %s', async (language, text, page) => {
    const [best] = await indexOf(shops[language] ?? {}).search({ text, limit: 3 })
    expect(best?.chunk.sourceId).toBe(page)
  })
})

test('inflected forms count as the word: the score reaches the threshold', async () => {
  const [best] = await indexOf(shops.de ?? {}).search({ text: 'Wie lange dauern Lieferungen?', limit: 1 })
  expect(best?.score).toBeGreaterThanOrEqual(answerThreshold)
  expect(best?.why).toContainEqual({ asked: 'lieferungen', found: 'lieferung' })
})

test('an index of several languages answers in each, and an English one applies no German endings', async () => {
  const all = Object.entries(shops).flatMap(([language, pages]) =>
    Object.entries(pages).map(([page, text]) => [`${language}-${page}`, text] as const),
  )
  const [german] = await indexOf(Object.fromEntries(all)).search({ text: 'Lieferungen dauern', limit: 1 })
  expect(german?.chunk.sourceId).toBe('de-delivery')
  const english = indexOf({ one: 'A hand for every guest.', two: 'The ship has a mast.' })
  expect(await english.search({ text: 'handerinnen', limit: 1 })).toEqual([])
})

test('scripts without spaces give pairs, and a Latin name among them stays whole', () => {
  expect(tokenise('iPhoneの修理').flatMap(({ term, parts }) => [term, ...parts])).toEqual([
    'iphone',
    'i',
    'phon',
    'の修',
    '修理',
  ])
  expect(tokenise('コーヒー').map(({ term }) => term)).toEqual(['コー', 'ーヒ', 'ヒー'])
})
