import {
  attachmentTypes,
  MAX_ATTACHMENT_MB,
  MAX_ATTACHMENTS,
} from '#shared/conversations/attachments/attachment-limits'
import { pictureLimits } from '#shared/files/pictures'

/** German for texts of the server that no screen has in its own catalogue, by their keys. */
export const serverTexts = {
  // problems
  'problems.signIn': 'Bitte melden Sie sich an.',
  'problems.sessionEnded': 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  'problems.signedInOnly': 'Das kann nur, wer angemeldet ist.',
  'problems.notAllowed': 'Das dürfen Sie nicht.',
  'problems.tooLarge': 'Die Anfrage ist größer als 1 MB.',
  'problems.busy': 'Die Datenbank ist beschäftigt. Versuchen Sie es gleich noch einmal.',
  'problems.internal': 'Bei uns ist etwas schiefgegangen.',
  'problems.tooMany': 'Zu viele Anfragen. Versuchen Sie es in einer Minute noch einmal.',
  'problems.tooManyInTime':
    'Dieser Workspace hat zu viele solche Anfragen geschickt. Es wurde nichts geändert. Versuchen Sie es in {0} Minuten noch einmal.',
  'problems.changedMeanwhile':
    'Dies wurde inzwischen geändert ({0}). Laden Sie es neu und wiederholen Sie Ihre Änderung.',
  // sessions of agencies' portals
  'sessions.accountMissing': 'Ihre Kontodaten sind nicht vorhanden.',
  'sessions.loginAgain': 'Bitte melden Sie sich erneut an.',
  'sessions.noTab': 'Das gehört nicht zu Ihrem Zugang. Fragen Sie Ihren Anbieter danach.',
  'sessions.unknownEmail': 'Diese E-Mail-Adresse hat kein Konto.',
  'sessions.wrongPassword': 'E-Mail-Adresse oder Passwort ist falsch.',
  'sessions.wrongSecret': 'Dieser Link öffnet das Dashboard nicht. Vielleicht ist er veraltet.',
  'sessions.mailStopped':
    'E-Mails an diese Adresse kamen zurück, deshalb werden keine mehr gesendet. Bitte wenden Sie sich an den Support.',
  'sessions.wrongCode': 'Dieser Code ist falsch oder abgelaufen. Fordern Sie einen neuen an.',
  'sessions.wrongLink': 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
  'sessions.codeSent': 'Wir haben Ihnen einen Code geschickt. Er gilt zehn Minuten.',
  'sessions.signedUp': 'Ihr Konto ist bereit.',
  'sessions.noPasswordLogin': 'Melden Sie sich mit einem Code per E-Mail an.',
  'sessions.noSignup': 'Neue Konten richtet Ihr Anbieter ein. Fragen Sie ihn danach.',
  'sessions.noPortal': 'Unter dieser Adresse ist kein Portal.',
  'sessions.noPortalHost': 'Ihr Portal hat noch keine Adresse. Richten Sie eine unter Agentur, Domains ein.',
  'sessions.onlyThemselves': 'Das kann nur der Kunde selbst, nicht wer mitsieht.',
  'sessions.wrongOldPassword': 'Das ist nicht das jetzige Passwort.',
  'sessions.noReceiver': 'Ihr Anbieter hat noch keine Adresse für Feedback.',
  'files.ownPicture': 'Laden Sie das Bild hier hoch: Die Adresse einer anderen Seite wird nicht gespeichert.',
  'sessions.tooManyTries': 'Zu viele Versuche. Versuchen Sie es in einer Viertelstunde noch einmal.',
  'sessions.tooManyInvitations': 'Zu viele Einladungen für heute. Versuchen Sie es morgen noch einmal.',
  'sessions.tooManyCodes': 'Zu viele Codes wurden angefordert. Versuchen Sie es später noch einmal.',
  // client-onboarding
  'client-onboarding.tooMany':
    'Sie können fünf Webseiten pro Stunde auswerten. Versuchen Sie es später noch einmal, oder wählen Sie alles selbst aus.',
  'client-onboarding.finished': 'Ihr Konto ist schon eingerichtet.',
  'client-onboarding.mayNotCreate': 'Ihr Anbieter legt Agenten an. Bitten Sie ihn darum.',
  'client-onboarding.manyAgents': 'Ihre Organisation hat {0} Agenten. Bitten Sie Ihren Anbieter um mehr.',
  'client-onboarding.manyNew': 'Sie können {0} Agenten am Tag anlegen. Versuchen Sie es morgen wieder.',
  'client-onboarding.otherAttempt': 'Ihr Agent wird schon erstellt, vielleicht auf einem anderen Gerät.',
  // fleet
  'fleet.notFound': 'Diese Verteilung gibt es nicht.',
  'fleet.noSuchSource': 'Diese Vorlage gibt es nicht.',
  'fleet.noSuchCopy': 'Dieser Agent ist keine Kopie eines anderen.',
  'fleet.noSuchAgent': 'Diesen Agenten gibt es in diesem Workspace nicht.',
  'fleet.noSuchTarget': 'Dieser Agent gehört nicht zu den Kopien dieser Verteilung.',
  'fleet.ofItself': 'Ein Agent kann keine Kopie von sich selbst sein.',
  'fleet.sourceIsCopy': 'Dieser Agent ist selbst eine Kopie. Verteilen Sie von dem Agenten, von dem er kopiert wurde.',
  'fleet.copyHasCopies': 'Dieser Agent hat eigene Kopien und kann deshalb keine Kopie eines anderen sein.',
  'fleet.otherSource': 'Dieser Agent ist schon die Kopie eines anderen. Lösen Sie ihn dort zuerst.',
  'fleet.alreadyRunning':
    'Eine andere Verteilung dieses Agenten ist im Gange. Schließen Sie sie ab, oder beenden Sie sie zuerst.',
  'fleet.sourcePublished':
    'Der Agent wurde inzwischen wieder veröffentlicht. Sehen Sie sich die Änderungen noch einmal an.',
  'fleet.noTargets': 'Wählen Sie mindestens eine Kopie.',
  'fleet.tooManyTargets':
    'Eine Verteilung geht an {0} Kopien. Wählen Sie weniger, und verteilen Sie an die übrigen danach.',
  'fleet.twice': 'Eine Kopie ist zweimal in dieser Verteilung.',
  'fleet.noSuchStage': 'Eine Kopie ist in einer Stufe, die es nicht gibt.',
  'fleet.emptyStage': 'Jede Stufe braucht mindestens eine Kopie.',
  'fleet.ended': 'Diese Verteilung ist beendet.',
  'fleet.otherStage': 'Diese Verteilung ist inzwischen auf einer anderen Stufe. Laden Sie sie neu.',
  'fleet.targetUnderWay':
    'Diese Kopie hat die Änderungen inzwischen oder bekommt sie gerade. Laden Sie die Verteilung neu.',
  'fleet.notUndoable': 'Eine Verteilung kann {0} Tage lang rückgängig gemacht werden.',
  'fleet.changedMeanwhile':
    'Ein anderes Mitglied hat das inzwischen geändert. Laden Sie es neu, und wiederholen Sie Ihre Änderung.',
  'fleet.copyChanged': 'Dieser Agent wurde geändert, nachdem Sie ihn angesehen haben.',
  'fleet.copyHasDraft':
    'Dieser Agent hat Änderungen, die nicht veröffentlicht sind. Veröffentlichen oder verwerfen Sie diese zuerst.',
  'fleet.copyGone': 'Dieser Agent wurde gelöscht oder ist keine Kopie mehr.',
  'fleet.copyFailed':
    'Die Änderungen konnten nicht veröffentlicht werden. Versuchen Sie es noch einmal, oder lassen Sie diese Kopie aus.',
  'fleet.changedSince': 'Dieser Agent wurde nach der Verteilung geändert und bleibt deshalb, wie er ist.',
  // connection
  'connection.failed': 'Die Verbindung ist fehlgeschlagen. Prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
  'connection.noAnswer': 'Der Dienst hat nicht geantwortet ({0}).',
  'connection.uploadRefused': 'Das Hochladen wurde abgelehnt ({0}).',
  // regions
  'regions.eu': 'Europa',
  'regions.na': 'Nordamerika',
  // conversations
  'conversations.apology':
    'Leider konnte ich gerade nicht antworten. Es wurde nichts berechnet. Bitte versuchen Sie es gleich noch einmal.',
  'conversations.paused':
    'Dieses Gespräch dreht sich im Kreis, deshalb mache ich eine kurze Pause. Bitte schreiben Sie in ein paar Minuten wieder.',
  'conversations.teamAsked':
    'Ich habe unser Team gebeten, in diesen Chat zu kommen. Sie können hier schon schreiben, worum es geht.',
  'conversations.teamAway':
    'Unser Team ist gerade nicht da. Schreiben Sie Ihre Nachricht und wie wir Sie erreichen in diesen Chat, wir antworten Ihnen.',
  'conversations.noted': 'Das habe ich Ihrer Nachricht an unser Team hinzugefügt.',
  'conversations.reading': 'Liest {0}',
  'conversations.ended': 'Dieses Gespräch ist beendet. Bitte beginnen Sie ein neues.',
  'conversations.answering': 'Eine Antwort wird gerade geschrieben. Bitte versuchen Sie es noch einmal.',
  'conversations.nothingWritten': 'Bitte schreiben Sie eine Nachricht.',
  'conversations.tooLong': 'Eine Nachricht kann bis zu 4.000 Zeichen haben.',
  'conversations.limitReached': 'Dieses Gespräch hat seine Grenze erreicht. Bitte beginnen Sie ein neues.',
  'conversations.notFound': 'Dieses Gespräch gibt es nicht.',
  'conversations.wrongOrigin': 'Dieser Agent antwortet auf dieser Webseite nicht.',
  'conversations.tooManyStarts':
    'Von hier wurden zu viele Gespräche begonnen. Bitte versuchen Sie es später noch einmal.',
  'conversations.tooManyMessages':
    'Es wurden zu viele Nachrichten gesendet. Bitte warten Sie, bevor Sie diese noch einmal senden.',
  'conversations.notVerified':
    'Dieser Besucher ließ sich nicht bestätigen. Prüfen Sie den Hash und den Schlüssel, mit dem er erzeugt wurde.',
  'conversations.connectionLost': 'Die Verbindung wurde unterbrochen. Ihre Nachricht geht nicht verloren.',
  'conversations.team': 'Das Team',
  'conversations.takenOver': '{0} hat dieses Gespräch übernommen.',
  'conversations.fieldChanged':
    'Die Angabe wurde inzwischen geändert. Sehen Sie sich den neuen Wert an und bearbeiten Sie ihn dann noch einmal.',
  'conversations.tooManyFields': 'Ein Gespräch kann bis zu 60 bearbeitete Angaben haben.',
  'conversations.windowShut':
    'WhatsApp stellt keine freien Texte mehr zu: Der Besucher hat zuletzt vor mehr als 24 Stunden geschrieben. Senden Sie eine genehmigte Vorlage, und antworten Sie, sobald er zurückschreibt.',
  'conversations.windowShutForDays':
    'Dieser Kanal stellt nichts mehr zu: Der Besucher hat zuletzt vor mehr als 7 Tagen geschrieben. Er muss sich zuerst wieder melden.',
  'conversations.nothingToResend': 'Diese Nachricht ist nicht erneut zu senden.',
  'conversations.mayArriveTwice':
    'Ob diese Nachricht ankam, ist nicht bekannt. Erneut gesendet kann sie zweimal ankommen.',
  'conversations.takeOverFirst': 'Übernehmen Sie das Gespräch, bevor Sie darin schreiben.',
  'conversations.noHandoffInDemo': 'Das ist eine Demo: Niemand ist da, um zu übernehmen.',
  'conversations.tooManyRequests': 'Bitte warten Sie ein paar Minuten, bevor Sie wieder fragen.',
  'conversations.ratingClosed': 'Eine Bewertung lässt sich einen Tag lang ändern.',
  'conversations.nothingToRate': 'Es gibt noch nichts zu bewerten.',
  'conversations.demoEnded': 'Dieser Link ist abgelaufen. Bitten Sie um einen neuen.',
  // forms
  'forms.required': 'Bitte füllen Sie dieses Feld aus.',
  'forms.requiredChoice': 'Bitte wählen Sie etwas aus.',
  'forms.email': 'Schreiben Sie eine E-Mail-Adresse wie name@example.com.',
  'forms.phone': 'Schreiben Sie eine Telefonnummer mit 6 bis 15 Ziffern, etwa +49 30 901820.',
  'forms.number': 'Schreiben Sie eine Zahl, etwa 1500 oder 12,5.',
  'forms.tooSmall': 'Schreiben Sie eine Zahl ab {0}.',
  'forms.tooLarge': 'Schreiben Sie eine Zahl bis {0}.',
  'forms.date': 'Wählen Sie ein Datum, etwa 2027-03-31.',
  'forms.choice': 'Wählen Sie eine der angebotenen Antworten.',
  'forms.tooShort': 'Schreiben Sie mindestens {0} Zeichen.',
  'forms.tooLong': 'Schreiben Sie höchstens {0} Zeichen.',
  'forms.notFilled': 'Bitte prüfen Sie die markierten Felder.',
  'forms.answered': 'Dieses Formular wurde schon beantwortet.',
  'forms.missing': 'Dieses Formular gibt es nicht mehr. Bitte antworten Sie mit einer Nachricht.',
  // attachments
  'attachments.tooLarge': `Höchstens ${MAX_ATTACHMENT_MB} MB`,
  'attachments.wrongType': `Nur Dateien vom Typ ${Object.keys(attachmentTypes).join(', ')}`,
  'attachments.empty': 'Diese Datei ist leer.',
  'attachments.tooMany': `Eine Nachricht kann bis zu ${MAX_ATTACHMENTS} Dateien enthalten.`,
  'attachments.twice': 'Jede Datei lässt sich nur einmal anhängen.',
  'attachments.tooOften': 'Von hier wurden zu viele Dateien gesendet. Bitte warten Sie ein paar Minuten.',
  'attachments.notAllowed': 'Dieser Agent nimmt keine Dateien an.',
  'attachments.noVoiceNotes': 'Dieser Agent nimmt keine Sprachnachrichten an.',
  'attachments.notThere': 'Die Datei ist nicht angekommen. Bitte hängen Sie sie noch einmal an.',
  'attachments.notFound': 'Diese Datei gibt es nicht.',
  'attachments.wrongContent': 'Der Inhalt von {0} passt nicht zum Dateityp.',
  // files
  'files.noPicture': 'Dieses Bild gibt es nicht.',
  'files.tooManyPictures': 'Von hier wurden zu viele Bilder angefordert. Bitte warten Sie ein paar Minuten.',
  'files.tooManyUploads': 'Hier wurden zu viele Bilder hochgeladen. Bitte warten Sie ein paar Minuten.',
  'files.noUpload': 'Das Bild ist nicht angekommen. Bitte laden Sie es noch einmal hoch.',
  'files.notAPicture': `Nur Dateien vom Typ ${pictureLimits.accept.join(', ')}`,
  'files.tooLarge': `Höchstens ${pictureLimits.maxSizeMB} MB`,
  // crawls
  'crawls.notFound': 'Diesen Crawl gibt es nicht.',
  'crawls.oneSite': 'Alle Adressen müssen zur selben Webseite gehören.',
  'crawls.noCredits': 'Eine Seite zu crawlen kostet 1 Credit, und es sind keine mehr da.',
  'crawls.tooMany': 'Fünf Crawls laufen schon. Warten Sie, bis einer fertig ist.',
  'crawls.running': 'Dieser Crawl läuft noch. Brechen Sie ihn zuerst ab.',
  'crawls.beingImported': 'Die Seiten dieses Crawls werden gerade importiert. Warten Sie, bis das fertig ist.',
  'crawls.nothingMore': 'Alle Seiten, die dieser Crawl kennt, sind gecrawlt.',
  'crawls.mostPages': 'Ein Crawl hat höchstens 5.000 Seiten.',
  'crawls.importedAlready':
    'Die Seiten dieses Crawls sind importiert. Starten Sie für weitere Seiten einen neuen Crawl.',
  'crawls.nothingRead': 'Es gibt keine Seiten zu importieren.',
  'crawls.notRead': 'Nur gecrawlte Seiten lassen sich importieren.',
  // crawl-ends
  'crawl-ends.limit-pages': 'Der Crawl hat seine Seitengrenze erreicht. Die Webseite hat noch mehr Seiten.',
  'crawl-ends.limit-bytes': 'Der Crawl wurde nach 200 MB beendet; mehr darf ein Crawl nicht herunterladen.',
  'crawl-ends.limit-time': 'Der Crawl wurde nach 30 Minuten beendet; länger darf ein Crawl nicht dauern.',
  'crawl-ends.limit-addresses':
    'Die Webseite hat mehr Adressen, als ein Crawl erfassen kann. Grenzen Sie sie mit Pfadmustern ein.',
  'crawl-ends.credits': 'Der Crawl wurde beendet, weil keine Credits mehr da sind. Jede Seite kostet 1 Credit.',
  'crawl-ends.no-sitemap': 'Diese Webseite hat keine lesbare Sitemap. Wählen Sie stattdessen „Links folgen“.',
  'crawl-ends.down': 'Der Crawl wurde beendet, weil der Server nicht mehr antwortete.',
  'crawl-ends.interrupted': 'Ein Fehler bei uns hat den Crawl unterbrochen. Versuchen Sie es noch einmal.',
  // pairs
  'pairs.source': 'Fragen und Antworten',
  'pairs.notFound': 'Diese Frage gibt es nicht.',
  'pairs.noSuchVersion': 'Diese Version ist nicht mehr vorhanden.',
  'pairs.changedMeanwhile':
    'Ein anderes Mitglied hat diese Frage inzwischen geändert. Laden Sie sie neu und wiederholen Sie Ihre Änderung.',
  'pairs.questionRequired': 'Bitte geben Sie eine Frage ein.',
  'pairs.answerRequired': 'Bitte geben Sie eine Antwort ein.',
  'pairs.tooMany': 'Ein Agent kann 2.000 Fragen und Antworten haben. Löschen Sie welche, die Sie nicht mehr brauchen.',
  // why-not
  'why-not.answers':
    '{0, plural, =1 {Diese Quelle hat den Chunk, der am besten passt.} other {Die Antwort stützt sich auf diese Quelle: Ihr bester Chunk steht auf Platz #.}}',
  'why-not.belowThreshold':
    'Ihr bester Chunk erreicht {0, number, percent}; eine Antwort braucht {1, number, percent}.',
  'why-not.outranked': 'Sie passt, aber mindestens sechs Chunks passen besser; der beste ist aus „{0}“.',
  'why-not.pairWins': 'Stattdessen antwortet der F&A-Eintrag zu „{0}“ Wort für Wort.',
  'why-not.noKeywordsMatched': 'Diese Quelle enthält keines der Schlüsselwörter der Frage.',
  'why-not.nothingIndexed': 'Von dieser Quelle ist noch kein Chunk indexiert.',
  'why-not.anotherTag': 'Jeder Knoten des veröffentlichten Agenten durchsucht nur Quellen mit anderen Tags.',
} as const satisfies Readonly<Record<string, string>>
