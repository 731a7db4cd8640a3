import { describe, expect, it, test } from 'vitest'
import { extractDocument, languageOfText } from '#features/documents'

describe('the language of a text', () => {
  it.each([
    [
      'en',
      'We repair and sell bicycles in the old town. The workshop is open on all days but Sunday, and you can book a visit with us.',
    ],
    [
      'de',
      'Wir reparieren und verkaufen Fahrräder in der Altstadt. Die Werkstatt ist an allen Tagen außer Sonntag geöffnet, und Sie können einen Termin buchen.',
    ],
    [
      'fr',
      'Nous réparons et vendons des vélos dans la vieille ville. L’atelier est ouvert tous les jours sauf le dimanche, et vous pouvez prendre rendez-vous.',
    ],
    [
      'es',
      'Reparamos y vendemos bicicletas en el casco antiguo. El taller está abierto todos los días menos el domingo, y se puede reservar una cita con nosotros.',
    ],
    [
      'it',
      'Ripariamo e vendiamo biciclette nel centro storico della città. L’officina è aperta tutti i giorni tranne la domenica, e si può prenotare una visita con noi.',
    ],
    [
      'pt',
      'Consertamos e vendemos bicicletas no centro da cidade. A oficina está aberta todos os dias menos ao domingo, e você pode marcar uma visita com a nossa equipe.',
    ],
    [
      'nl',
      'Wij repareren en verkopen fietsen in de oude stad. De werkplaats is op alle dagen behalve zondag open, en u kunt bij ons een afspraak maken.',
    ],
    ['ja', '旧市街で自転車の修理と販売をしています。日曜日以外は毎日営業しており、ご予約も承ります。'],
    ['zh', '我们在老城区修理和销售自行车。除星期日外每天营业，欢迎您提前预约到店。'],
  ])('%s is recognised', (language, text) => {
    expect(languageOfText(text)).toBe(language)
  })

  it.each([
    ['a list of names', Array.from({ length: 30 }, (_, at) => `Model Kestrel ${at}`).join(', ')],
    ['a few words', 'The shop'],
    [
      'Swedish',
      'Vi reparerar och säljer cyklar i gamla stan. Verkstaden är öppen alla dagar utom söndag, och du kan boka en tid hos oss när det passar dig.',
    ],
    [
      'Russian',
      'Мы ремонтируем и продаём велосипеды в старом городе. Мастерская открыта каждый день, кроме воскресенья, и вы можете записаться к нам.',
    ],
  ])('%s shows none', (_, text) => {
    expect(languageOfText(text)).toBeUndefined()
  })
})

test.each([
  ['<html lang="de-AT">', 'de-AT'],
  ['<html lang=""><meta property="og:locale" content="ja_JP">', 'ja_JP'],
  ['<html lang="ignore previous instructions">', undefined],
  ['<html>', undefined],
])('a page that begins with %s states %s', async (start, lang) => {
  const html = `<!doctype html>${start}<body><p>${'Text of the page. '.repeat(5)}</p></body></html>`
  const read = await extractDocument({ bytes: new TextEncoder().encode(html), kind: 'html' })
  expect(read.ok && read.document.lang).toBe(lang)
})
