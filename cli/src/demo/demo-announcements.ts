import type { Announcements } from "@livery/house";
import type { DemoBrand } from "./demo-brand.ts";
import { demoPicturePath } from "./demo-pictures.ts";

/** The announcements of the demo's site, until its operator changes them. */
export function demoAnnouncements({ accounts, banners, skin: { title } }: DemoBrand): Announcements {
  const name = (lang: string): string => `<strong>${accountFor(accounts, lang)?.userName ?? ""}</strong>`;
  const password = (lang: string): string => `<strong>${accountFor(accounts, lang)?.password ?? ""}</strong>`;
  return {
    popups: [
      {
        name: "welcome",
        type: "news",
        listOrder: 1,
        texts: {
          en: {
            title: `Welcome to ${title}`,
            html: `<p>This is a <strong>demonstration</strong>: its matches, its results and its money are made up. Sign in as ${name("en")} with the password ${password("en")}, and bet as you like.</p><ul><li>Every bet is settled to the cent as soon as its match has a result.</li><li>Live matches are played before your eyes, prices and all.</li><li>Your slip stays with you, whatever page you open.</li></ul><p><a href="/en/sports">To the sports page</a></p>`,
          },
          fa: {
            title: `به ${title} خوش آمدید`,
            html: `<p>این یک <strong>نمایش</strong> است: مسابقه‌ها، نتیجه‌ها و پول آن ساختگی است. با نام کاربری ${name("fa")} و رمز عبور ${password("fa")} وارد شوید و هر طور می‌خواهید شرط ببندید.</p><ul><li>هر شرط به محض مشخص‌شدن نتیجهٔ مسابقه تا آخرین سنت تسویه می‌شود.</li><li>مسابقه‌های زنده با قیمت‌هایشان پیش چشم شما انجام می‌شوند.</li><li>برگهٔ شرط شما در هر صفحه‌ای با شماست.</li></ul><p><a href="/fa/sports">به صفحهٔ ورزش</a></p>`,
          },
          tr: {
            title: `${title} sitesine hoş geldiniz`,
            html: `<p>Bu bir <strong>tanıtımdır</strong>: maçlar, sonuçlar ve para gerçek değildir. Kullanıcı adı ${name("tr")}, şifre ${password("tr")} ile giriş yapın ve dilediğiniz gibi bahis yapın.</p><ul><li>Her bahis, maçın sonucu belli olur olmaz kuruşu kuruşuna sonuçlanır.</li><li>Canlı maçlar, oranlarıyla birlikte gözünüzün önünde oynanır.</li><li>Kuponunuz hangi sayfayı açarsanız açın yanınızda kalır.</li></ul><p><a href="/tr/sports">Spor sayfasına git</a></p>`,
          },
          de: {
            title: `Willkommen bei ${title}`,
            html: `<p>Dies ist eine <strong>Vorführung</strong>: Spiele, Ergebnisse und Geld sind erfunden. Melden Sie sich als ${name("de")} mit dem Passwort ${password("de")} an, und wetten Sie nach Belieben.</p><ul><li>Jede Wette wird auf den Cent abgerechnet, sobald ihr Spiel ein Ergebnis hat.</li><li>Live-Spiele laufen samt Quoten vor Ihren Augen.</li><li>Ihr Wettschein bleibt bei Ihnen, welche Seite Sie auch öffnen.</li></ul><p><a href="/de/sports">Zur Sportseite</a></p>`,
          },
        },
      },
      {
        name: "genuine",
        type: "safety",
        listOrder: 2,
        texts: {
          en: {
            title: "Is this site genuine?",
            html: `<p>Check the address bar before you sign in. At the foot of every page we say which host you are at.</p><ol><li>We never ask for your password by phone, e-mail or chat.</li><li>We never ask you to sign in anywhere but here.</li></ol><p>In doubt, <a href="/en/page/11">ask customer service</a>.</p>`,
          },
          fa: {
            title: "آیا این سایت اصلی است؟",
            html: `<p>پیش از ورود، نوار نشانی را بررسی کنید. در پایین هر صفحه می‌گوییم در کدام نشانی هستید.</p><ol><li>ما هرگز رمز عبور شما را با تلفن، ایمیل یا گفت‌وگو نمی‌پرسیم.</li><li>ما هرگز از شما نمی‌خواهیم جای دیگری وارد شوید.</li></ol><p>اگر شک دارید <a href="/fa/page/11">از پشتیبانی بپرسید</a>.</p>`,
          },
          tr: {
            title: "Bu site gerçek mi?",
            html: `<p>Giriş yapmadan önce adres çubuğunu kontrol edin. Hangi adreste olduğunuzu her sayfanın altında yazarız.</p><ol><li>Şifrenizi asla telefonla, e-postayla veya sohbette sormayız.</li><li>Sizden asla başka bir yerde giriş yapmanızı istemeyiz.</li></ol><p>Emin değilseniz <a href="/tr/page/11">müşteri hizmetlerine sorun</a>.</p>`,
          },
          de: {
            title: "Ist diese Seite echt?",
            html: `<p>Prüfen Sie die Adressleiste, bevor Sie sich anmelden. Am Fuß jeder Seite steht, auf welcher Adresse Sie sind.</p><ol><li>Wir fragen nie per Telefon, E-Mail oder Chat nach Ihrem Passwort.</li><li>Wir bitten Sie nie, sich woanders anzumelden.</li></ol><p>Im Zweifel <a href="/de/page/11">fragen Sie den Kundendienst</a>.</p>`,
          },
        },
      },
      {
        name: "responsible",
        type: "safety",
        listOrder: 3,
        texts: {
          en: {
            title: "Play within your limits",
            html: `<p>Set yourself a limit before you begin, and stop when you reach it.</p><blockquote>A bet is the price of an evening's excitement, not a way to earn one.</blockquote><p><a href="/en/page/10">Responsible gaming</a></p>`,
          },
          fa: {
            title: "در حد توان خود بازی کنید",
            html: `<p>پیش از شروع برای خود سقفی بگذارید و وقتی به آن رسیدید دست بکشید.</p><blockquote>شرط بهای هیجان یک شب است، نه راهی برای درآمد.</blockquote><p><a href="/fa/page/10">بازی مسئولانه</a></p>`,
          },
          tr: {
            title: "Limitleriniz içinde oynayın",
            html: `<p>Başlamadan önce kendinize bir limit koyun ve o limite ulaştığınızda bırakın.</p><blockquote>Bahis bir akşamlık heyecanın bedelidir, para kazanmanın yolu değil.</blockquote><p><a href="/tr/page/10">Sorumlu oyun</a></p>`,
          },
          de: {
            title: "Spielen Sie in Ihren Grenzen",
            html: `<p>Setzen Sie sich ein Limit, bevor Sie beginnen, und hören Sie auf, wenn Sie es erreichen.</p><blockquote>Eine Wette ist der Preis für einen spannenden Abend, kein Weg zum Einkommen.</blockquote><p><a href="/de/page/10">Verantwortungsvolles Spielen</a></p>`,
          },
        },
      },
    ],
    sliders: [banner("live", "livebets", 1, banners.live), banner("weekend", "sports", 2, banners.weekend)],
    notifications: [
      {
        name: "first-steps",
        texts: {
          en: { title: "Your account is open: your first bet is a tap away" },
          fa: { title: "حساب شما باز است: نخستین شرط شما یک لمس فاصله دارد" },
          tr: { title: "Hesabınız açıldı: ilk bahsiniz bir dokunuş uzakta" },
          de: { title: "Ihr Konto ist offen: Ihre erste Wette ist einen Fingertipp entfernt" },
        },
      },
      {
        name: "settled-by-themselves",
        texts: {
          en: { title: "Coupons settle by themselves as soon as a match has its result" },
          fa: { title: "برگه‌ها به محض مشخص‌شدن نتیجهٔ مسابقه خودکار تسویه می‌شوند" },
          tr: { title: "Kuponlar, maç sonucu belli olur olmaz kendiliğinden sonuçlanır" },
          de: { title: "Wettscheine werden abgerechnet, sobald ein Spiel sein Ergebnis hat" },
        },
      },
      {
        name: "bonus",
        texts: {
          en: {
            title:
              "Three selections at odds of 1.50 or more earn a bonus on what you win: 5 % each, up to 25 %. Your slip shows how far you are, and the bonus is worked out again over the selections that have won",
          },
          fa: {
            title:
              "سه انتخاب با ضریب 1.50 یا بیشتر جایزه‌ای روی برد شما دارد: هر کدام 5 درصد، تا 25 درصد. برگهٔ شرط نشان می‌دهد چقدر مانده، و جایزه روی انتخاب‌های برنده دوباره حساب می‌شود",
          },
          tr: {
            title:
              "1.50 ve üzeri oranlı üç seçim kazancınıza bonus getirir: her biri %5, en fazla %25. Kuponunuz ne kadar kaldığını gösterir; bonus, kazanan seçimler üzerinden yeniden hesaplanır",
          },
          de: {
            title:
              "Drei Tipps mit Quoten ab 1,50 bringen einen Bonus auf Ihren Gewinn: je 5 %, höchstens 25 %. Ihr Wettschein zeigt, wie weit Sie sind; gerechnet wird am Ende mit den gewonnenen Tipps",
          },
        },
      },
    ],
  };
}

/** The account of a language, or the first one. */
function accountFor(accounts: DemoBrand["accounts"], lang: string): DemoBrand["accounts"][number] | undefined {
  return accounts.find((account) => account.lang === lang) ?? accounts[0];
}

function banner(
  name: string,
  path: string,
  listOrder: number,
  titles: Readonly<Record<string, string>>,
): Announcements["sliders"][number] {
  return {
    name,
    image: `${demoPicturePath}/${name}.svg`,
    mobileImage: `${demoPicturePath}/${name}-narrow.svg`,
    link: `/{lang}/${path}`,
    listOrder,
    texts: Object.fromEntries(Object.entries(titles).map(([lang, title]) => [lang, { title }])),
  };
}
