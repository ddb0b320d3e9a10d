import type { PageTexts } from "./page.ts";

export const german: PageTexts = {
  dictionary: {
    title: "Wettlexikon",
    html: `<h2>Die Wörter auf Ihrem Wettschein</h2>
<dl>
<dt>Tipp</dt><dd>Ein Ausgang eines Wettmarkts eines Spiels, zur angezeigten Quote.</dd>
<dt>Einzelwette</dt><dd>Ein Wettschein mit einem Tipp. Er gewinnt, wenn der Tipp gewinnt.</dd>
<dt>Kombiwette</dt><dd>Mehrere Tipps auf verschiedene Spiele auf einem Wettschein. Alle müssen gewinnen; ihre Quoten werden multipliziert.</dd>
<dt>Mehrwegwette</dt><dd>Zwei oder mehr Tipps auf dasselbe Spiel auf einem Wettschein. Jede Kombination ist eine eigene Reihe.</dd>
<dt>Systemwette</dt><dd>Alle Kombinationen einer gewählten Größe aus Ihren Tipps, zum Beispiel 2 aus 3. Einige dürfen verlieren, und Sie können trotzdem gewinnen.</dd>
<dt>Bank</dt><dd>Ein Tipp, der in jeder Reihe eines Systems enthalten ist.</dd>
<dt>Einsatz</dt><dd>Was Sie für den Wettschein bezahlen.</dd>
<dt>Gewinn</dt><dd>Was Sie erhalten, wenn der Wettschein gewinnt; Ihr Einsatz ist darin enthalten.</dd>
<dt>1X2</dt><dd>1 ist ein Heimsieg, X ein Unentschieden, 2 ein Auswärtssieg, nach 90 Minuten und Nachspielzeit.</dd>
<dt>Doppelte Chance</dt><dd>Zwei der drei möglichen Ausgänge eines Spiels in einem Tipp.</dd>
<dt>Über und unter</dt><dd>Ob mehr oder weniger Tore fallen, als die angezeigte Linie sagt.</dd>
<dt>Beide Teams treffen</dt><dd>Ob jedes der beiden Teams mindestens ein Tor erzielt.</dd>
<dt>Ungültig</dt><dd>Ein Tipp, der nicht zählt. Er wird mit der Quote 1,00 aus dem Wettschein genommen.</dd>
</dl>`,
  },
  faq: {
    title: "Hilfe und FAQ",
    html: `<h2>Mein Konto</h2>
<h3>Ich kann mich nicht anmelden. Was kann ich tun?</h3>
<p>Prüfen Sie, ob die Feststelltaste ausgeschaltet ist und ob Sie Ihren Benutzernamen eingeben, nicht Ihre E-Mail-Adresse. Hilft das nicht, fragen Sie den Kundendienst.</p>
<h3>Wie ändere ich mein Passwort?</h3>
<p>Öffnen Sie das Kontomenü und wählen Sie „Passwort ändern“. Alle anderen Geräte werden dabei abgemeldet.</p>
<h2>Meine Wettscheine</h2>
<h3>Wo sehe ich, ob meine Wette angenommen wurde?</h3>
<p>Eine angenommene Wette hat eine Wettscheinnummer und steht sofort in der Liste Ihrer Wettscheine. Eine Wette ohne Nummer wurde nicht angenommen, und Ihr Guthaben ist unverändert.</p>
<h3>Die Quoten haben sich geändert, während ich gewettet habe. Was passiert?</h3>
<p>Nichts wird zu anderen Quoten abgegeben als denen, denen Sie zugestimmt haben. Der Wettschein zeigt die neuen Quoten und fragt Sie, es sei denn, Sie haben ihm gesagt, Änderungen anzunehmen.</p>
<h3>Wann wird mein Wettschein ausgewertet?</h3>
<p>Sobald die Ergebnisse seiner Spiele amtlich sind. Unter „Kontobewegungen“ sehen Sie jede Bewegung Ihres Guthabens und ihren Grund.</p>`,
  },
  about: {
    title: "Über uns",
    html: `<p>{brand} ist ein Ort für Sportwetten, für Erwachsene, mit klaren Regeln und zügiger Auswertung.</p>
<p>Jeder Wettschein wird mit den Quoten aufbewahrt, zu denen Sie ihn abgegeben haben, und jede Bewegung Ihres Guthabens ist in Ihren Kontobewegungen zu sehen.</p>
<p>Vergewissern Sie sich, dass Sie auf unserer echten Seite sind: Prüfen Sie die Adresse in Ihrem Browser, bevor Sie sich anmelden, und geben Sie Ihr Passwort niemandem weiter. Unsere Mitarbeiter fragen nie danach.</p>`,
  },
  privacy: {
    title: "Datenschutz",
    html: `<h2>Was wir speichern</h2>
<p>Wir speichern, was für Ihr Konto nötig ist: Ihren Benutzernamen, die Kontaktdaten, die Sie angegeben haben, Ihre Wettscheine und die Bewegungen Ihres Guthabens. Ihr Passwort wird nur in einer Form gespeichert, aus der es nicht gelesen werden kann.</p>
<h2>Cookies</h2>
<p>Ein Cookie hält Sie angemeldet; andere merken sich Ihre Sprache und dass Sie angemeldet sind. Für Werbung werden sie nicht verwendet.</p>
<h2>An wen wir Daten weitergeben</h2>
<p>Wir geben Ihre Daten nur weiter, wo das Gesetz oder unsere Lizenz es verlangt oder wo eine Zahlung es erfordert.</p>
<h2>Ihre Rechte</h2>
<p>Sie können fragen, was wir über Sie gespeichert haben, es berichtigen lassen und löschen lassen, soweit uns das Gesetz nicht zur Aufbewahrung verpflichtet. Der Kundendienst nimmt Ihren Antrag entgegen.</p>`,
  },
  terms: {
    title: "Geschäftsbedingungen",
    html: `<h2>Wer spielen darf</h2>
<p>Sie müssen mindestens 18 Jahre alt sein, oder älter, wenn Ihr Land es verlangt, und Sie müssen für sich selbst spielen. Jede Person hat ein Konto.</p>
<h2>Ihr Konto</h2>
<p>Sie behalten Ihr Passwort für sich und stehen für alles ein, was mit Ihrem Konto geschieht. Sagen Sie uns sofort Bescheid, wenn Sie glauben, dass jemand anderes es benutzt.</p>
<h2>Wetten</h2>
<p>Eine Wette ist angenommen, wenn sie eine Wettscheinnummer hat. Sie gilt so, wie sie abgegeben wurde; die Wettregeln sagen, wann sie storniert werden kann oder ungültig ist.</p>
<h2>Irrtümer</h2>
<p>War eine Quote oder ein Ergebnis offensichtlich falsch, werden die betroffenen Wetten zum richtigen Wert ausgewertet oder für ungültig erklärt; Ihre Kontobewegungen zeigen die Berichtigung.</p>
<h2>Beschwerden</h2>
<p>Schreiben Sie dem Kundendienst und nennen Sie die Wettscheinnummer. Wenn wir uns nicht einigen können, können Sie sich an die Stelle wenden, die in unserer Lizenz genannt ist.</p>`,
  },
  responsible: {
    title: "Verantwortungsvolles Spielen",
    html: `<p>Wetten ist Unterhaltung. Es ist kein Weg, Geld zu verdienen oder Verluste zurückzugewinnen.</p>
<h2>Behalten Sie die Kontrolle</h2>
<ul>
<li>Entscheiden Sie, bevor Sie beginnen, wie viel Sie verlieren können, und hören Sie dann auf.</li>
<li>Laufen Sie Verlusten nicht hinterher. Machen Sie Pausen.</li>
<li>Wetten Sie nicht, wenn Sie aufgewühlt oder müde sind oder getrunken haben.</li>
<li>Leihen Sie sich niemals Geld zum Wetten.</li>
</ul>
<h2>Limits und Pausen</h2>
<p>Der Kundendienst senkt Ihre Limits auf Wunsch sofort und schließt Ihr Konto, solange Sie möchten. Ein Limit wird erst nach 24 Stunden erhöht.</p>
<h2>Keine Minderjährigen</h2>
<p>Niemand unter 18 Jahren darf spielen. Wenn Kinder Ihr Gerät benutzen, halten Sie Ihr Passwort geheim und verwenden Sie einen Filter.</p>
<h2>Hilfe</h2>
<p>Wenn Wetten keinen Spaß mehr macht, sprechen Sie mit jemandem. Die Beratungsstellen Ihres Landes sind kostenlos und vertraulich.</p>`,
  },
  customerService: {
    title: "Kundendienst",
    html: `<p>Halten Sie Ihren Benutzernamen und, bei Fragen zu einer Wette, die Wettscheinnummer bereit. Senden Sie uns niemals Ihr Passwort.</p>
<p>Sie erreichen uns über die Kontakte am Ende dieser Seite oder über die Annahmestelle, in der Sie Ihr Konto eröffnet haben.</p>`,
  },
  payments: {
    title: "Zahlungsmethoden",
    html: `<p>Ihr Guthaben wird von der Annahmestelle aufgeladen und ausgezahlt, in der Sie Ihr Konto eröffnet haben, oder, wenn Ihr Konto es erlaubt, über die Zahlungsarten unter Einzahlung und Auszahlung.</p>
<p>Jede Zahlung erscheint in Ihren Kontobewegungen. Eine Auszahlung wird von Ihrem Guthaben abgezogen, wenn Sie sie beantragen, und vollständig zurückgebucht, wenn sie abgelehnt wird.</p>`,
  },
  betRules: {
    title: "Wettregeln",
    html: `<h2>Ergebnisse</h2>
<p>Bei einer Fußballwette zählt der Stand nach 90 Minuten und Nachspielzeit. Verlängerung und Elfmeterschießen zählen nicht, es sei denn, der Wettmarkt sagt es.</p>
<h2>Verschobene und abgebrochene Spiele</h2>
<p>Wetten auf ein Spiel, das verschoben oder abgebrochen und nicht innerhalb von 48 Stunden beendet wird, sind ungültig, ausgenommen Wettmärkte, die schon entschieden waren.</p>
<h2>Ungültige Tipps</h2>
<p>Ein ungültiger Tipp wird mit der Quote 1,00 aus dem Wettschein genommen. Sind alle Tipps ungültig, wird der Einsatz erstattet.</p>
<h2>Auszahlung</h2>
<p>Die gespeicherten Quoten des Wettscheins werden genau multipliziert, und das Ergebnis wird einmal gerundet, auf die kleinste Einheit Ihrer Währung. Es gilt der Höchstgewinn Ihres Kontos.</p>
<h2>Limits</h2>
<p>Einsätze, Quoten, Tipps und Gewinne haben Limits; der Wettschein zeigt die, die Sie betreffen.</p>
<h2>Stornieren</h2>
<p>Ein Wettschein kann einige Minuten nach der Abgabe storniert werden, wenn er kein Live-Wettschein ist und keines seiner Spiele begonnen hat.</p>`,
  },
};
