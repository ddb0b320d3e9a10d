import type { Announcements } from "@livery/house";
import type { Skin } from "@livery/skin";

/** What the demo's site announces, until its operator changes it. */
export function demoAnnouncements({ title }: Pick<Skin, "title">): Announcements {
  return {
    popups: [
      {
        name: "welcome",
        type: "news",
        listOrder: 1,
        texts: {
          en: {
            title: `Welcome to ${title}`,
            html: `<p>This is a <strong>demonstration</strong>: real fixtures, made-up money. Sign in with one of the two accounts that the terminal printed, and bet as you like.</p><p><a href="/en/sports">To the sports page</a></p>`,
          },
          fa: {
            title: `به ${title} خوش آمدید`,
            html: `<p>این یک <strong>نمایش</strong> است: مسابقه‌های واقعی با پول ساختگی. با یکی از دو حسابی که در پایانه چاپ شده وارد شوید و هر طور می‌خواهید شرط ببندید.</p><p><a href="/fa/sports">به صفحهٔ ورزش</a></p>`,
          },
          tr: {
            title: `${title} sitesine hoş geldiniz`,
            html: `<p>Bu bir <strong>tanıtımdır</strong>: gerçek maçlar, hayali para. Terminalde yazan iki hesaptan biriyle giriş yapın ve dilediğiniz gibi oynayın.</p><p><a href="/tr/sports">Spor sayfasına git</a></p>`,
          },
          de: {
            title: `Willkommen bei ${title}`,
            html: `<p>Dies ist eine <strong>Vorführung</strong>: echte Spiele, erfundenes Geld. Melden Sie sich mit einem der beiden Konten an, die im Terminal stehen, und wetten Sie nach Belieben.</p><p><a href="/de/sports">Zur Sportseite</a></p>`,
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
            html: `<p>Check the address before you sign in. We never ask for your password by phone, e-mail or chat.</p>`,
          },
          fa: {
            title: "آیا این سایت اصلی است؟",
            html: `<p>پیش از ورود، نشانی سایت را بررسی کنید. ما هرگز رمز عبور شما را با تلفن، ایمیل یا گفت‌وگو نمی‌پرسیم.</p>`,
          },
          tr: {
            title: "Bu site gerçek mi?",
            html: `<p>Giriş yapmadan önce adresi kontrol edin. Şifrenizi asla telefonla, e-postayla veya sohbette sormayız.</p>`,
          },
          de: {
            title: "Ist diese Seite echt?",
            html: `<p>Prüfen Sie die Adresse, bevor Sie sich anmelden. Wir fragen nie per Telefon, E-Mail oder Chat nach Ihrem Passwort.</p>`,
          },
        },
      },
      {
        name: "responsible",
        type: "safety",
        listOrder: 3,
        autoClose: true,
        texts: {
          en: {
            title: "Play within your limits",
            html: `<p>Set yourself a limit before you begin, and stop when you reach it.</p><p><a href="/en/page/10">Responsible gaming</a></p>`,
          },
          fa: {
            title: "در حد توان خود بازی کنید",
            html: `<p>پیش از شروع برای خود سقفی بگذارید و وقتی به آن رسیدید دست بکشید.</p><p><a href="/fa/page/10">بازی مسئولانه</a></p>`,
          },
          tr: {
            title: "Limitleriniz içinde oynayın",
            html: `<p>Başlamadan önce kendinize bir limit koyun ve o limite ulaştığınızda bırakın.</p><p><a href="/tr/page/10">Sorumlu oyun</a></p>`,
          },
          de: {
            title: "Spielen Sie in Ihren Grenzen",
            html: `<p>Setzen Sie sich ein Limit, bevor Sie beginnen, und hören Sie auf, wenn Sie es erreichen.</p><p><a href="/de/page/10">Verantwortungsvolles Spielen</a></p>`,
          },
        },
      },
    ],
    // The one picture of a brand that has an address of its own, whatever the build.
    sliders: [
      {
        name: "live",
        image: "/favicon.svg",
        link: "/{lang}/livebets",
        listOrder: 1,
        texts: {
          en: { title: "Live now: bet while they play" },
          fa: { title: "هم‌اکنون زنده: هنگام بازی شرط ببندید" },
          tr: { title: "Şimdi canlı: maç oynanırken bahis yapın" },
          de: { title: "Jetzt live: wetten, während gespielt wird" },
        },
      },
      {
        name: "weekend",
        image: "/favicon.svg",
        link: "/{lang}/sports",
        listOrder: 2,
        texts: {
          en: { title: "The weekend in twelve leagues" },
          fa: { title: "آخر هفته در دوازده لیگ" },
          tr: { title: "On iki ligde hafta sonu" },
          de: { title: "Das Wochenende in zwölf Ligen" },
        },
      },
    ],
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
    ],
  };
}
