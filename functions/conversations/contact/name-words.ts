const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

/** What may come before a name, after a greeting: "my name is". In small letters; an apostrophe stands for all of them. */
export const introductions: readonly string[] = [
  "my (?:full )?name is|my (?:full )?name's|my name|the name is|the name's|name is|name|i am|i'm|im|it is|it's|its|this is|you can call me|you may call me|just call me|call me|they call me|people call me",
  'ich heiße|ich heisse|heiße|heisse|mein (?:voller )?name ist|mein name lautet|mein name|der name ist|ich bin (?:der|die)|ich bin|bin (?:der|die)|hier ist|hier spricht|nennen sie mich|nenn mich|nennt mich',
  "je m'appelle|je m'appele|moi c'est|moi|mon nom est|mon nom|mon nom c'est|je suis|c'est|ici|appelez-moi|appelle-moi",
  'me llamo|mi nombre es|mi nombre|soy|llámame|llámeme|puede llamarme|nombre',
  'mi chiamo|il mio nome è|il mio nome|sono|chiamami|mi chiami|nome',
  'o meu nome é|meu nome é|o meu nome|meu nome|chamo-me|me chamo|eu sou (?:o|a)|eu sou|sou (?:o|a)|sou',
  'mijn (?:volledige )?naam is|mijn naam|de naam is|ik heet|ik ben|dit is|noem me|noem mij|naam',
  'اسمي الكامل هو|اسمي هو|اسمي|إسمي|أنا اسمي|أنا|انا|الاسم|معك',
]

export const greetings =
  'hi there|hello there|hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|yes|yeah|sure|of course|ok|okay|well|hallo|guten (?:tag|morgen|abend)|grüß gott|grüezi|moin|servus|ja|gern|gerne|klar|bonjour|bonsoir|salut|oui|bien sûr|hola|buenos días|buenos dias|buenas tardes|buenas noches|buenas|sí|claro|ciao|buongiorno|buonasera|salve|certo|olá|ola|bom dia|boa tarde|boa noite|oi|sim|hoi|goedemorgen|goedemiddag|goedenavond|goedendag|مرحبا|مرحباً|أهلا|أهلاً|السلام عليكم|نعم'

/** Small words inside names, which a sentence may have too. */
export const particles = list(
  'de del della delle dei degli der den dem des di da das do dos du d la las los le les lo y e i von vom van ter ten te zu zum zur bin bint ibn ben abu al el af av und and et & san santa st st. o mac mc',
)

/** Words that no name has: pronouns, question words, verbs of wishes and states. */
export const sentenceWords = list(`
  i you your yours we our us they them their he him his she her it its me my myself somebody someone anyone what when where why how which who whose
  is are was were be been being am want wants wanted need needs needed have had having would could should shall cannot can't cant don't dont does
  did doing didn't not never get got give gives tell know knows think ask asking asked say said look looking help helping open opens opening close
  closed closes buy bought sell pay paid order ordered ordering return returning book booking cancel change check find send sent ship shipped deliver
  speak talk call calling contact write reply answer answers stop wait waiting works working broken arrived missing lost please thanks thank sorry
  the a to for from with without about into onto at by as if then than that this these those there here some all every much many more most very
  just only also still already again now today tomorrow yesterday tonight later maybe because but too
  ich sie ihr ihre ihren ihnen wir uns unser unsere mich mir mein meine meinen meiner du dich dir dein deine er es was wann wo warum wieso weshalb wie
  wer welche welcher welches ist sind war waren sein habe hab hat haben hatte bin möchte moechte wollen kann können koennen könnte muss müssen
  brauche brauchen suche suchen weiß wissen frage fragen sagen geöffnet offen öffnen machen macht gibt geht kostet kosten kommt bestellt bestellen
  bekommen helfen hilft kaufen zurückgeben nicht kein keine nie bitte danke ein eine einen einem einer das dass für fuer mit ohne auf aus bei nach über
  oder aber weil wenn ob noch schon jetzt heute morgen gestern hier dort auch sehr mehr
  je il elle nous vous ils elles mon votre vos notre nos quoi quand où comment pourquoi combien quel quelle quels quelles qui que est sont suis
  était avez avons ont veux voudrais voulez souhaite peux pouvez peut dois besoin cherche savoir demander dire faire ouvert ouvrez ouvre fermé commander
  acheter rendre retourner payer pas jamais plait plaît svp merci une au aux pour avec sans dans sur ou mais parce encore déjà maintenant
  aujourd'hui demain ici très plus c'est qu'est-ce est-ce
  yo tú usted ustedes nosotros mis sus nuestro qué cuándo dónde cómo cuánto cuánta cuesta quién quiero quisiera necesito tengo tiene tienen puedo puede
  pueden está están estoy es fue saber preguntar decir hacer abren abre abierto cierran comprar devolver pagar pedir busco nunca gracias favor por
  para con en porque todavía ya ahora hoy mañana aquí muy más unos unas
  io noi voi loro suo sua nostro quando dove come perché quanto quanti quale che voglio vorrei hanno abbiamo avete posso può devo bisogno
  cerco sapere chiedere dire fare aprite aperto aperti apre chiude comprare restituire pagare ordinare non grazie piacere uno con senza
  ancora già adesso oggi domani qui molto più è
  eu você voce vocês nós meu minha seu sua nosso quando onde como porquê quanto quantos qual quem quero queria gostaria preciso tenho tem têm posso pode está
  estão estou são foi saber perguntar dizer fazer abrem abre aberto fecham comprar devolver pagar pedir procuro não nao nunca obrigado obrigada favor
  para com sem mas porque ainda já agora hoje amanhã aqui muito mais
  ik jij je uw jullie wij we ons onze mij mijn zij hij het wat wanneer waar waarom hoe hoeveel welke wie is zijn was heb hebt heeft hebben wil wilt willen
  zou kan kunt kunnen moet nodig zoek weten vragen zeggen doen open geopend dicht kopen terugsturen betalen bestellen besteld niet geen nooit alstublieft
  bedankt dank een voor met zonder op uit bij naar over of maar omdat als nog al nu vandaag morgen hier heel meer
  أريد اريد أحتاج احتاج هل متى أين اين كيف لماذا كم ماذا من ما لا نعم ليس عندي لدي أنت انت نحن هذا هذه إلى الى في على عن مع بدون لو سمحت شكرا فضلك الآن اليوم غدا
  يمكن يمكنني ممكن أعرف اعرف أسأل اسأل تفتحون مفتوح تغلقون طلبت وصل أرجو
`)

/** What visitors come with instead of a name. */
export const topics = list(`
  hours price prices pricing cost costs refund refunds orders shipping delivery deliveries parcel package returns invoice invoices bill appointment appointments
  question questions problem problems complaint issue information info product products account password login website page email e-mail mail phone number
  address stock size sizes discount warranty subscription support service agent human person representative manager operator nothing something everything buongiorno buonasera salve buenas hoi servus bonsoir oi goedemorgen
  anonymous private test hello hi hey yes no ok okay yep nope sure good great none nobody unknown guest visitor customer user anybody whatever
  öffnungszeiten oeffnungszeiten preis preise kosten rückgabe rueckgabe erstattung bestellung bestellungen lieferung versand paket rechnung rechnungen termin
  termine frage fragen problem probleme beschwerde auskunft produkt produkte konto passwort webseite nummer telefon telefonnummer adresse rabatt garantie
  mensch mitarbeiter mitarbeiterin hilfe nichts niemand gast kunde kundin besucher hallo moin ja nein doch egal gut
  horaires prix remboursement commande commandes livraison colis facture rendez-vous question problème réclamation renseignement produit compte téléphone
  adresse numéro aide rien personne bonjour salut oui non
  horario horarios precio precios reembolso pedido pedidos envío entrega paquete factura cita pregunta problema queja información producto cuenta teléfono
  dirección ayuda nadie hola sí
  orari prezzo prezzi rimborso ordine ordini spedizione consegna pacco fattura appuntamento domanda problema reclamo informazioni prodotto telefono indirizzo
  aiuto niente nessuno ciao sì
  horário preço preços reembolso encomenda envio entrega pacote fatura marcação pergunta reclamação informações produto conta telefone endereço ajuda olá sim
  openingstijden prijs prijzen terugbetaling bestelling levering bezorging pakket factuur afspraak vraag probleem klacht informatie account telefoon adres hulp
  niets niemand hallo nee
  سعر الأسعار الاسعار طلب طلبي شحن توصيل فاتورة موعد سؤال مشكلة شكوى معلومات حساب هاتف رقم عنوان مساعدة ساعات العمل مرحبا أهلا
`)

/** Topics that are family names too: beside a first name they are one. */
export const namesToo = list('price page stock guest gast good gut great cost kunde service')

/** What a Japanese or Chinese sentence has, and hardly a name. */
export const asianSentences = {
  ja: /ですか|ますか|ません|たい(?:です|の|ん|$)|ください|下さい|ほしい|欲しい|知り|教え|いくら|どこ|いつ|なぜ|どう|何|誰|営業|時間|注文|返品|返金|予約|配送|配達|発送|料金|値段|価格|電話|メール|問い合わせ|質問|相談|届|困|助け|担当|人間|名前|商品|在庫|解約|確認|変更|住所|届か|こんにちは|こんばんは|ありがとう|すみません|わから|分から|はい$|いいえ|です$|ます$|した$|けど|[をへ]/,
  zh: /不|我|你|您|吗|嗎|呢|什么|什麼|怎|哪|几点|幾點|多少|要|想|请|請|谢|謝|是|的|没有|沒有|订单|訂單|退|价|價|营业|營業|时间|時間|电话|電話|邮箱|郵箱|地址|客服|人工|问|問|帮|幫|可以|为|為|知道|需|名字|匿名|发票|發票|快递|快遞|商品|买|買|卖|賣|开门|開門|查|投诉|投訴|好的|在吗|收到|发货|發貨/,
} as const
