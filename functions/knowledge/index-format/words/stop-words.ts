const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/**
 * Function words of questions, in the languages that visitors use most. They are indexed (`not null`, `is`), but are no
 * keywords of a question.
 */
export const stopWords = words(`
  a an the this that these those some any each every all both either neither no none such own same other another
  something anything nothing everything somebody someone anybody anyone everybody everyone nobody
  i me my mine we us our ours you your yours he him his she her hers it its they them their theirs one ones
  am is are was were be been being do does did doing done dont doesnt didnt have has had having having
  can could cant cannot shall should will would wont may might must ought
  what which who whom whose when where why how whats wheres hows whether
  and or but nor so if then else than because as until while of at by for with about against between into through during
  to from in out on off over under again further once here there up down just only very too also not please
  hallo hoi bonjour hola ciao buongiorno ola danke merci gracias grazie obrigado obrigada bedankt
  hello hi hey thanks thank there ok okay yes tell let lets want need like know get got
  der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren bin bist wie was wer wo wann
  warum welche welcher welches ich du er sie es wir ihr mein dein sein kann konnen konnt kannst habt haben hat gibt es euch man wieviel wie viel mit von zu zum zur im am auf fur nicht
  auch bekomme bekommen bekommt wird werden wurde hatte mochte ihnen ihre ihren unser unsere bei aus nach noch nur schon mal bitte
  mir mich dir dich uber sagen erzahlen erklaren
  muss mussen soll darf durfen welchem welchen wen wem wozu lasst lassen
  le la les un une des du de et ou est sont qui que quoi quel quelle comment pourquoi quand je tu il elle nous vous ils puis peut faire faites avez
  mon ma mes ton ta son sa dans sur pour avec pas ne ce cette
  pouvez dire parler quels quelles combien etes sommes avoir avons cela ca nos vos leur aux votre notre au
  el los las una unos y o es son que quien cual como cuando donde por para con en mi tu su no se
  sobre decir decirme hablar tengo tiene tienen tenemos puedo puede pueden ustedes les me estan estoy ser cuanto cuanta cuantos cuantas cuales aparte
  os um uma uns umas do da dos das em na nos nas ao aos sao foi qual quais quem onde porque meu minha seu sua voce eu ele ela
  nao ou se tem posso pode
  sobre dizer dizer-me falar voces estao esta podem podemos tenho temos quantos quantas vossa vosso
  het een ik jij je jullie wij zij hoe wat waar wanneer waarom welke hoeveel zijn wordt worden niet ook voor naar met
  bij kan kunt mijn dit deze heeft hebben
  vertellen zeggen over mij u jou moet moeten mag mogen uw ons onze wil wilt hun dan als om te aan uit er gaat mijn lang
  il lo gli uno e sono che chi quale come quando dove perche per con mio suo non si
  su sul sulla dirmi dire devo dobbiamo avete ho hai ha siete posso potete puo cosa quanti quante dov vostro vostra della dei delle alla al nel per ricevo
`)

/** Words of a question that its answer need not contain: they help to rank, but hardly indicate an answer. */
export const weakWords = words(`
  use uses using used make makes making made set sets change changes give gives work works working
  happen happens happening mean means see show find look example examples difference different way ways
  take takes taking hold holds keep keeps come comes go goes put puts run runs become start begin live lives last lasts
  often soon far early late fast slow old
  possible best good much many long large big small exactly really actually right now currently thing things
  value default kind type sort number amount help explain describe question answer exist exists called call name named names
  say says said tell told going turn turns turned still write written wrote ask asked asks try tries tried trying think guess
  seem seems believe wonder matter reason wrong strange weird simple simply easy easily quick quickly maybe perhaps probably
  already again instead anyway somehow fully completely totally terribly entirely actually whole else later since yesterday
  lot bit couple dozen several somebody's person people everybody's themselves itself myself yourself done doing gone
  look looks looked looking want wanted wants wish like keep kept get gets getting give given show shown shows put
  lange hoch teuer weit oft longtemps combien tiempo cuanto tempo quanto lang hoelang vaak
`)
