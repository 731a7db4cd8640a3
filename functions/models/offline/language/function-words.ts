import type { SpacedLanguage } from './spaced-languages.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Function words of the languages that are written with spaces: they identify the language and are left out of a search. */
export const functionWords: Readonly<Record<SpacedLanguage, ReadonlySet<string>>> = {
  en: words(`
    a an the this that these those some any each every all both either neither no not none such own same other another
    something anything nothing everything somebody someone anybody anyone everybody everyone nobody
    i im ive me my mine we us our ours you youre your yours he him his she her hers it its they them their theirs one ones
    am is are was were be been being isnt arent do does did doing done dont doesnt didnt have has had having havent
    can could cant cannot couldnt shall should will would wont wouldnt may might must ought
    what whats which who whom whose whos when where wheres why how hows whether
    and or but nor so if then else than because as until while of at by for with about against between into through
    during to from in out on off over under again here there up down just only very too also please
    tell let lets want wanted wants need needs like know knows get gets got give gives there say says
    hello hi hey thanks thank ok okay yes`),
  de: words(`
    der die das den dem des ein eine einen einem einer eines kein keine und oder aber ist sind war waren bin bist sein
    wie was wer wo wann warum wieso welche welcher welches welchen ich du er sie es wir ihr mein meine dein deine ihre
    ihren mit von zu zum zur im in am an auf aus für fur bei nach nicht auch noch nur kann konnen können kannst möchte
    mochte habe haben hat hast gibt es mir mich dir dich sich bitte hallo danke viel viele lange wird werden man dass über uber sagen erzählen erzahlen etwas erklären erklaren`),
  fr: words(`
    le la les un une des du de et ou est sont etes êtes qui que quoi quel quelle quels quelles comment pourquoi quand
    combien je tu il elle on nous vous ils mon ma mes ton ta son sa votre vos notre dans sur pour avec pas ne ce cette
    ces au aux en par puis peut pouvez avez avoir a ai bonjour merci plait plaît sil cest faut quest dire parler propos`),
  es: words(`
    el la los las un una unos unas y o es son soy qué que quién quien cuál cual cómo como cuándo cuando dónde donde
    cuánto cuanto cuántos cuesta por para con en de del al mi mis tu su sus no se lo le me hay puedo puede tiene tienen
    esta este está están hola gracias favor desde hasta sobre decir decirme hablar pueden ustedes usted`),
  it: words(`
    il lo la gli le un una uno e è sono che chi cosa quale quali come quando quanto quanti dove perché perche per con
    di da del della dei nel nella al alla mio mia suo sua non si mi ci posso può puo avete ha ho ciao grazie favore
    questo questa qual su sul sulla dirmi dire`),
  pt: words(`
    o a os as um uma e é são sao que quem qual quais como quando quanto quantos onde por para com em de do da dos das
    no na nos nas ao meu minha seu sua não nao se posso pode tem têm há ha você voce vocês olá ola obrigado obrigada
    favor este esta isso sobre dizer me pode podem`),
  nl: words(`
    de het een en of maar is zijn was waren ben bent wordt worden werd hoe wat waar wanneer waarom wie welke welk hoeveel
    ik je jij u uw wij we ons onze jullie zij ze hij hem haar hun mij me mijn jouw dit dat deze die er hier daar
    met van voor naar bij aan op in uit om te tot over onder door als dan niet geen ook nog alleen maar wel al
    kan kun kunt kunnen mag mogen moet moeten wil wilt willen heb hebt heeft hebben had zou zal graag gaat dicht
    hallo hoi bedankt dank alstublieft alsjeblieft iets iemand lang laat vertellen zeggen over`),
}
