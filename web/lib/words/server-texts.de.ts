/** German for what only the server says (`{0}`: what it puts in); the rest stands in the catalogues of the screens. */
export const serverTexts: Readonly<Record<string, string>> = {
  // any route
  'Please sign in.': 'Bitte melden Sie sich an.',
  'Your session has ended. Please sign in again.': 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  'Only a signed-in person can do this.': 'Das kann nur, wer angemeldet ist.',
  'You are not allowed to do this.': 'Das dürfen Sie nicht.',
  'The request is larger than 1 MB.': 'Die Anfrage ist größer als 1 MB.',
  'The database is busy. Try again in a moment.': 'Die Datenbank ist beschäftigt. Versuchen Sie es gleich noch einmal.',
  'Something went wrong on our side.': 'Bei uns ist etwas schiefgegangen.',
  'Somebody else changed this in the meantime ({0}). Load it again and repeat your change.':
    'Jemand anderes hat dies inzwischen geändert ({0}). Laden Sie es neu und wiederholen Sie Ihre Änderung.',
  'The service did not answer ({0}).': 'Der Dienst hat nicht geantwortet ({0}).',
  'The connection failed. Check your network and try again.':
    'Die Verbindung ist fehlgeschlagen. Prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
  'The upload was refused ({0}).': 'Das Hochladen wurde abgelehnt ({0}).',
  'This push service cannot be reached.': 'Dieser Push-Dienst ist nicht erreichbar.',
  'The answer did not come.': 'Die Antwort ist nicht gekommen.',
  // regions, and how the local run calls its sign-in
  Europe: 'Europa',
  'North America': 'Nordamerika',
  'the local page': 'der lokalen Seite',
  // agents
  'This agent has grown too large to save. Shorten its prompts or its CSS.':
    'Dieser Agent ist zu groß zum Speichern. Kürzen Sie seine Prompts oder sein CSS.',
  'There is an agent with this id already.': 'Einen Agenten mit dieser ID gibt es schon.',
  'Somebody else changed this agent in the meantime. Load it again and publish once more.':
    'Jemand anderes hat diesen Agenten inzwischen geändert. Laden Sie ihn neu und veröffentlichen Sie noch einmal.',
  'Somebody else saved this agent in the meantime. Load it again and repeat your change.':
    'Jemand anderes hat diesen Agenten inzwischen gespeichert. Laden Sie ihn neu und wiederholen Sie Ihre Änderung.',
  'There is no such template.': 'Diese Vorlage gibt es nicht.',
  'An agent cannot be moved to another workspace here.':
    'Ein Agent lässt sich hier nicht in einen anderen Workspace verschieben.',
  'Please name the field.': 'Bitte benennen Sie das Feld.',
  // workspaces
  'There is no such workspace.': 'Diesen Workspace gibt es nicht.',
  'There is no such user.': 'Diese Person gibt es nicht.',
  'Please confirm your e-mail address first.': 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'Your workspace is being made. Try again in a moment.':
    'Ihr Workspace wird gerade angelegt. Versuchen Sie es gleich noch einmal.',
  'This agent has been deleted.': 'Dieser Agent wurde gelöscht.',
  // conversations
  'Sorry, I could not answer just now. Nothing was charged. Please try again in a moment.':
    'Leider konnte ich gerade nicht antworten. Es wurde nichts berechnet. Bitte versuchen Sie es gleich noch einmal.',
  'This conversation repeats itself, so I am taking a short break. Please write again in a few minutes.':
    'Dieses Gespräch wiederholt sich, deshalb mache ich eine kurze Pause. Bitte schreiben Sie in ein paar Minuten wieder.',
  'This conversation has ended. Please start a new one.': 'Dieses Gespräch ist beendet. Bitte beginnen Sie ein neues.',
  'This conversation has reached its limit. Please start a new one.':
    'Dieses Gespräch hat seine Grenze erreicht. Bitte beginnen Sie ein neues.',
  'There is no such conversation.': 'Dieses Gespräch gibt es nicht.',
  'This agent does not answer on this website.': 'Dieser Agent antwortet auf dieser Webseite nicht.',
  'Too many conversations were started from here. Please wait a few minutes.':
    'Von hier wurden zu viele Gespräche begonnen. Bitte warten Sie ein paar Minuten.',
  'This visitor could not be verified. Check the hash and the secret it was made with.':
    'Dieser Besucher ließ sich nicht bestätigen. Prüfen Sie den Hash und den Schlüssel, mit dem er gemacht wurde.',
  'The connection was interrupted. Your message is safe.':
    'Die Verbindung wurde unterbrochen. Ihre Nachricht ist angekommen.',
  '{0} has taken over this conversation.': '{0} hat dieses Gespräch übernommen.',
  'Take over the conversation before you write in it.': 'Übernehmen Sie das Gespräch, bevor Sie darin schreiben.',
  'This is a demo: nobody is there to take over.': 'Das ist eine Demo: Niemand ist da, um zu übernehmen.',
  'Please wait a few minutes before asking again.': 'Bitte warten Sie ein paar Minuten, bevor Sie wieder fragen.',
  'A rating can be changed for one day.': 'Eine Bewertung lässt sich einen Tag lang ändern.',
  'There is nothing to rate yet.': 'Es gibt noch nichts zu bewerten.',
  'This link has run out. Ask for a new one.': 'Dieser Link ist abgelaufen. Bitten Sie um einen neuen.',
  'An answer is being written. Please try again.':
    'Eine Antwort wird gerade geschrieben. Bitte versuchen Sie es noch einmal.',
  'Reading {0}': 'Liest {0}',
  'Please write a message.': 'Bitte schreiben Sie eine Nachricht.',
  'The team': 'Das Team',
  // forms and files of visitors
  'Please fill this in.': 'Bitte füllen Sie dieses Feld aus.',
  'Please choose one.': 'Bitte wählen Sie etwas aus.',
  'Write an e-mail address like name@example.com.': 'Schreiben Sie eine E-Mail-Adresse wie name@example.com.',
  'Write a phone number with 6 to 15 digits, like +44 7700 900418.':
    'Schreiben Sie eine Telefonnummer mit 6 bis 15 Ziffern, etwa +49 30 901820.',
  'Write a number, like 1500 or 12.5.': 'Schreiben Sie eine Zahl, etwa 1500 oder 12,5.',
  'Write a number of {0} or more.': 'Schreiben Sie eine Zahl ab {0}.',
  'Write a number of {0} or less.': 'Schreiben Sie eine Zahl bis {0}.',
  'Choose a date, like 2027-03-31.': 'Wählen Sie ein Datum, etwa 2027-03-31.',
  'Choose one of the answers offered.': 'Wählen Sie eine der angebotenen Antworten.',
  'Write at least 1 character.': 'Schreiben Sie mindestens 1 Zeichen.',
  'Write at least {0} characters.': 'Schreiben Sie mindestens {0} Zeichen.',
  'Write at most 1 character.': 'Schreiben Sie höchstens 1 Zeichen.',
  'Write at most {0} characters.': 'Schreiben Sie höchstens {0} Zeichen.',
  'Please check the marked fields.': 'Bitte prüfen Sie die markierten Felder.',
  'This form has been answered already.': 'Dieses Formular wurde schon beantwortet.',
  'This form is no longer there. Please write your answer as a message.':
    'Dieses Formular gibt es nicht mehr. Bitte antworten Sie mit einer Nachricht.',
  'A message can carry up to {0} files.': 'Eine Nachricht kann bis zu {0} Dateien enthalten.',
  'Too many files were sent from here. Please wait a few minutes.':
    'Von hier wurden zu viele Dateien gesendet. Bitte warten Sie ein paar Minuten.',
  'This agent takes no files.': 'Dieser Agent nimmt keine Dateien an.',
  'The file did not arrive. Please attach it again.':
    'Die Datei ist nicht angekommen. Bitte hängen Sie sie noch einmal an.',
  '{0} is not the kind of file that its name says.': '{0} ist nicht die Art von Datei, die der Name sagt.',
  // files
  'There is no such picture.': 'Dieses Bild gibt es nicht.',
  'Too many pictures were asked for from here. Please wait a few minutes.':
    'Von hier wurden zu viele Bilder angefordert. Bitte warten Sie ein paar Minuten.',
  'Too many pictures were uploaded here. Please wait a few minutes.':
    'Hier wurden zu viele Bilder hochgeladen. Bitte warten Sie ein paar Minuten.',
  'The picture did not arrive. Please upload it again.':
    'Das Bild ist nicht angekommen. Bitte laden Sie es noch einmal hoch.',
  'Only {0} Files': 'Nur Dateien vom Typ {0}',
  'Max size: {0} MBs': 'Höchstens {0} MB',
  'This file is empty.': 'Diese Datei ist leer.',
  'There is no such file.': 'Diese Datei gibt es nicht.',
  // knowledge
  'There is no such crawl.': 'Diesen Crawl gibt es nicht.',
  'All addresses must be of the same website.': 'Alle Adressen müssen zur selben Webseite gehören.',
  'Reading a page costs 1 credit, and there are none left.':
    'Eine Seite zu lesen kostet 1 Credit, und es sind keine mehr da.',
  'Five crawls are running already. Wait until one is done.':
    'Fünf Crawls laufen schon. Warten Sie, bis einer fertig ist.',
  'This crawl is still running. Cancel it first.': 'Dieser Crawl läuft noch. Brechen Sie ihn zuerst ab.',
  'The pages of this crawl are being imported. Wait until that is done.':
    'Die Seiten dieses Crawls werden gerade importiert. Warten Sie, bis das fertig ist.',
  'There are no pages to import.': 'Es gibt keine Seiten zu importieren.',
  'Only pages that were read can be imported.': 'Nur gelesene Seiten lassen sich importieren.',
  'The most pages that were allowed have been read. There are more on the site.':
    'So viele Seiten wie erlaubt wurden gelesen. Die Webseite hat noch mehr.',
  'It stopped after 200 MB, which is the most one crawl may download.':
    'Nach 200 MB war Schluss; mehr darf ein Crawl nicht herunterladen.',
  'It stopped after 30 minutes, which is the longest one crawl may take.':
    'Nach 30 Minuten war Schluss; länger darf ein Crawl nicht dauern.',
  'The site has more addresses than one crawl keeps. Narrow it down with the path patterns.':
    'Die Webseite hat mehr Adressen, als ein Crawl behält. Grenzen Sie sie mit den Pfadmustern ein.',
  'It stopped because there are no credits left. A page costs 1 credit.':
    'Es ging nicht weiter, weil keine Credits mehr da sind. Eine Seite kostet 1 Credit.',
  'This site has no sitemap that could be read. Choose to follow links instead.':
    'Diese Webseite hat keine lesbare Sitemap. Folgen Sie stattdessen den Links.',
  'It stopped because the server no longer answered.': 'Es ging nicht weiter, weil der Server nicht mehr antwortete.',
  'It was interrupted by a fault on our side. Try again.':
    'Ein Fehler bei uns hat es unterbrochen. Versuchen Sie es noch einmal.',
  'Questions and answers': 'Fragen und Antworten',
  'There is no such question.': 'Diese Frage gibt es nicht.',
  'Somebody else changed this question in the meantime. Load it again and repeat your change.':
    'Jemand anderes hat diese Frage inzwischen geändert. Laden Sie sie neu und wiederholen Sie Ihre Änderung.',
  'An agent can have 2,000 questions and answers. Delete some that are no longer needed.':
    'Ein Agent kann 2.000 Fragen und Antworten haben. Löschen Sie welche, die Sie nicht mehr brauchen.',
  'This version is no longer kept.': 'Diese Version ist nicht mehr vorhanden.',
  // why a source is not what answers
  'This source has the passage that fits best.': 'Diese Quelle hat den Abschnitt, der am besten passt.',
  'This source is read for the answer: its best passage is number {0}.':
    'Diese Quelle wird für die Antwort gelesen: Ihr bester Abschnitt steht auf Platz {0}.',
  'Its best passage fits to {0}; an answer needs {1}.': 'Ihr bester Abschnitt passt zu {0}; eine Antwort braucht {1}.',
  'It fits, but six or more passages fit better; the best one is from “{0}”.':
    'Sie passt, aber sechs oder mehr Abschnitte passen besser; der beste ist aus „{0}“.',
  'The answer that was written for “{0}” is given word for word instead.':
    'Stattdessen wird die Antwort, die für „{0}“ geschrieben wurde, Wort für Wort gegeben.',
  'None of the words that the question is about stand in this source.':
    'Keines der Wörter, um die es in der Frage geht, steht in dieser Quelle.',
  'Nothing of this source can be searched yet.': 'Von dieser Quelle lässt sich noch nichts durchsuchen.',
  'Every step of the published agent looks only at sources with other tags.':
    'Jeder Schritt des veröffentlichten Agenten sieht nur Quellen mit anderen Tags an.',
}
