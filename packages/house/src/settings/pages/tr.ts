import type { PageTexts } from "./page.ts";

export const turkish: PageTexts = {
  dictionary: {
    title: "Bahis sözlüğü",
    html: `<h2>Kuponunuzdaki kelimeler</h2>
<dl>
<dt>Seçim</dt><dd>Bir maçın bir bahis türündeki tek bir sonuç, gösterilen oranla.</dd>
<dt>Tek maç</dt><dd>Tek seçimli kupon. Seçim kazanırsa kupon kazanır.</dd>
<dt>Kombine</dt><dd>Farklı maçlardan birden çok seçimin yer aldığı kupon. Hepsi kazanmalıdır; oranlar birbiriyle çarpılır.</dd>
<dt>Çoklu</dt><dd>Aynı maçtan iki veya daha fazla seçimin yer aldığı kupon. Her kombinasyon ayrı bir kolondur.</dd>
<dt>Sistem</dt><dd>Seçimlerinizden belirli sayıda olanların tüm kombinasyonları, örneğin 3 seçimden 2’si. Bazıları kaybetse de kazanabilirsiniz.</dd>
<dt>Banko</dt><dd>Bir sistemin her kolonunda yer alan seçim.</dd>
<dt>Bahis tutarı</dt><dd>Kupon için ödediğiniz tutar.</dd>
<dt>Kazanç</dt><dd>Kupon kazanırsa aldığınız tutar; bahis tutarınız buna dahildir.</dd>
<dt>1X2</dt><dd>90 dakika ve duraklama süresi sonunda 1 ev sahibinin galibiyeti, X beraberlik, 2 deplasman takımının galibiyetidir.</dd>
<dt>Çifte şans</dt><dd>Bir maçın üç sonucundan ikisi tek seçimde.</dd>
<dt>Alt ve üst</dt><dd>Gösterilen çizgiden daha az mı daha çok mu gol atılacağı.</dd>
<dt>Karşılıklı gol</dt><dd>İki takımın da en az birer gol atıp atmayacağı.</dd>
<dt>İade</dt><dd>Sayılmayan seçim. Kupondan 1,00 oranla çıkarılır.</dd>
</dl>`,
  },
  faq: {
    title: "Yardım ve SSS",
    html: `<h2>Hesabım</h2>
<h3>Giriş yapamıyorum. Ne yapabilirim?</h3>
<p>Büyük harf kilidinin kapalı olduğunu ve e-posta adresinizi değil kullanıcı adınızı yazdığınızı kontrol edin. Yine olmazsa müşteri hizmetlerine sorun.</p>
<h3>Şifremi nasıl değiştiririm?</h3>
<p>Hesap menüsünü açıp “Şifre değiştir”i seçin. Bunu yaptığınızda diğer tüm cihazlarda oturumunuz kapanır.</p>
<h2>Kuponlarım</h2>
<h3>Bahsimin kabul edildiğini nereden görürüm?</h3>
<p>Kabul edilen bahsin bir kupon numarası olur ve hemen kupon listenizde yer alır. Numarası olmayan bahis alınmamıştır ve bakiyeniz değişmemiştir.</p>
<h3>Ben bahis yaparken oranlar değişti. Ne olur?</h3>
<p>Hiçbir bahis, kabul ettiğinizden başka bir oranla oynanmaz. Kupon yeni oranları gösterir ve size sorar; değişiklikleri kabul etmesini söylediyseniz sormaz.</p>
<h3>Kuponum ne zaman sonuçlanır?</h3>
<p>Maçlarının sonuçları resmileşir resmileşmez. “Hesap hareketleri” bölümünde bakiyenizdeki her hareketi ve nedenini görürsünüz.</p>`,
  },
  about: {
    title: "Hakkımızda",
    html: `<p>{brand}, yetişkinler için açık kuralları ve hızlı sonuçlandırması olan bir spor bahisleri sitesidir.</p>
<p>Her kupon, oynadığınız andaki oranlarla saklanır ve bakiyenizdeki her hareket hesap hareketlerinizde görülebilir.</p>
<p>Gerçek sitemizde olduğunuzdan emin olun: giriş yapmadan önce tarayıcınızdaki adresi kontrol edin ve şifrenizi kimseye vermeyin. Çalışanlarımız şifrenizi asla sormaz.</p>`,
  },
  privacy: {
    title: "Gizlilik",
    html: `<h2>Neleri saklıyoruz</h2>
<p>Hesabınızı yürütmek için gerekenleri saklıyoruz: kullanıcı adınız, verdiğiniz iletişim bilgileri, kuponlarınız ve bakiye hareketleriniz. Şifreniz yalnızca okunamayacak bir biçimde saklanır.</p>
<h2>Çerezler</h2>
<p>Bir çerez oturumunuzu açık tutar; diğerleri dilinizi ve oturumunuzun açık olduğunu hatırlar. Reklam için kullanılmazlar.</p>
<h2>Kimlerle paylaşıyoruz</h2>
<p>Verilerinizi yalnızca yasa veya lisansımız gerektirdiğinde ya da bir ödeme için gerekli olduğunda paylaşırız.</p>
<h2>Haklarınız</h2>
<p>Hakkınızda neleri sakladığımızı sorabilir, düzeltilmesini ve yasanın saklamamızı zorunlu kılmadığı ölçüde silinmesini isteyebilirsiniz. Başvurunuzu müşteri hizmetleri alır.</p>`,
  },
  terms: {
    title: "Şartlar ve koşullar",
    html: `<h2>Kimler oynayabilir</h2>
<p>18 yaşında veya daha büyük, ülkeniz daha fazlasını istiyorsa o yaşta olmalı ve kendi adınıza oynamalısınız. Bir kişinin bir hesabı olur.</p>
<h2>Hesabınız</h2>
<p>Şifrenizi kimseyle paylaşmazsınız ve hesabınızla yapılanlardan siz sorumlusunuz. Hesabınızı başkasının kullandığını düşünüyorsanız bize hemen bildirin.</p>
<h2>Bahisler</h2>
<p>Bir bahis, kupon numarası olduğunda kabul edilmiştir. Oynandığı haliyle geçerlidir; ne zaman iptal edilebileceği veya iade olacağı bahis kurallarında yazar.</p>
<h2>Hatalar</h2>
<p>Bir oran veya sonuç açıkça yanlışsa ilgili bahisler doğrusuyla sonuçlandırılır ya da iade edilir ve düzeltme hesap hareketlerinizde gösterilir.</p>
<h2>Şikâyetler</h2>
<p>Kupon numarasıyla müşteri hizmetlerine yazın. Anlaşamazsak lisansımızda adı geçen kuruma başvurabilirsiniz.</p>`,
  },
  responsible: {
    title: "Sorumlu oyun",
    html: `<p>Bahis bir eğlencedir. Para kazanmanın veya kayıpları geri almanın yolu değildir.</p>
<h2>Kontrol sizde olsun</h2>
<ul>
<li>Başlamadan önce ne kadar kaybetmeyi göze alabileceğinize karar verin ve orada durun.</li>
<li>Kayıplarınızın peşinden gitmeyin. Ara verin.</li>
<li>Üzgün, yorgun veya alkollüyken bahis yapmayın.</li>
<li>Bahis için asla borç almayın.</li>
</ul>
<h2>Limitler ve aralar</h2>
<p>Müşteri hizmetleri, istediğinizde limitlerinizi hemen düşürür ve hesabınızı dilediğiniz süre boyunca kapatır. Bir limit ancak 24 saat sonra yükseltilir.</p>
<h2>Reşit olmayanlar oynayamaz</h2>
<p>18 yaşından küçük hiç kimse oynayamaz. Cihazınızı çocuklar da kullanıyorsa şifrenizi onlardan saklayın ve bir filtre kullanın.</p>
<h2>Yardım</h2>
<p>Bahis artık eğlenceli değilse biriyle konuşun. Ulusal yardım hatları ücretsiz ve gizlidir.</p>`,
  },
  customerService: {
    title: "Müşteri hizmetleri",
    html: `<p>Kullanıcı adınızı ve bir bahisle ilgili sorularda kupon numarasını hazır bulundurun. Şifrenizi bize asla göndermeyin.</p>
<p>Bize bu sitenin en altındaki iletişim bilgilerinden veya hesabınızı açtığınız bayiden ulaşabilirsiniz.</p>`,
  },
  payments: {
    title: "Ödeme yöntemleri",
    html: `<p>Bakiyenizi hesabınızı açtığınız bayi yükler ve öder; hesabınız izin veriyorsa Para yatırma ve Para çekme bölümlerindeki yöntemleri de kullanabilirsiniz.</p>
<p>Her ödeme hesap hareketlerinizde görünür. Çekilen tutar, siz istediğinizde bakiyenizden düşülür ve reddedilirse tamamı geri konur.</p>`,
  },
  betRules: {
    title: "Bahis kuralları",
    html: `<h2>Sonuçlar</h2>
<p>Futbol bahisleri 90 dakika ve duraklama süresi sonundaki skora göre sonuçlanır. Bahis türü aksini belirtmedikçe uzatmalar ve penaltılar sayılmaz.</p>
<h2>Ertelenen ve yarıda kalan maçlar</h2>
<p>Ertelenen veya yarıda kalan ve 48 saat içinde tamamlanmayan maçın bahisleri iade olur; önceden sonuçlanmış bahis türleri bunun dışındadır.</p>
<h2>İade olan seçimler</h2>
<p>İade olan seçim kupondan 1,00 oranla çıkarılır. Tüm seçimler iade olursa bahis tutarı geri ödenir.</p>
<h2>Ödeme</h2>
<p>Kuponun kayıtlı oranları tam olarak çarpılır ve sonuç, para biriminizin en küçük birimine bir kez yuvarlanır. Hesabınızın en yüksek kazanç sınırı geçerlidir.</p>
<h2>Limitler</h2>
<p>Bahis tutarlarının, oranların, seçim sayısının ve kazançların limitleri vardır; kupon size ait olanları gösterir.</p>
<h2>İptal</h2>
<p>Bir kupon, canlı değilse ve maçlarından hiçbiri başlamadıysa oynandıktan sonra birkaç dakika içinde iptal edilebilir.</p>`,
  },
};
