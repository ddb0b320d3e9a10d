/** A country with football leagues: its names in league names and file codes, and its leagues' clock. */
export interface Country {
  readonly name: string;
  /** ISO 3166 in lower case; the parts of the United Kingdom by their ISO 3166-2 code. */
  readonly flag: string;
  /** IANA zone in which its leagues give kick-off times; of a wide country, the zone of its television. */
  readonly zone: string;
  /** The prefix of its file codes ("en" in en.1.json). */
  readonly code: string;
  /** Folded words of which one in a competition's name means this country. */
  readonly words: readonly string[];
}

const rows = `
England|gb-eng|Europe/London|en|england,english
Scotland|gb-sct|Europe/London|sco|scotland,scottish
Wales|gb-wls|Europe/London|wal|wales,welsh,cymru
Northern Ireland|gb-nir|Europe/London|nir|northern ireland,northern irish
Ireland|ie|Europe/Dublin|ie|ireland,irish
Germany|de|Europe/Berlin|de|germany,german,deutsche,deutscher,deutschland,dfb
Austria|at|Europe/Vienna|at|austria,austrian,osterreich,osterreichische,osterr,ofb
Switzerland|ch|Europe/Zurich|ch|switzerland,swiss,schweiz,schweizer
France|fr|Europe/Paris|fr|france,french
Spain|es|Europe/Madrid|es|spain,spanish,espana,espanola
Italy|it|Europe/Rome|it|italy,italian,italia
Portugal|pt|Europe/Lisbon|pt|portugal,portuguese,portuguesa
Netherlands|nl|Europe/Amsterdam|nl|netherlands,dutch,holland,nederland,eredivisie
Belgium|be|Europe/Brussels|be|belgium,belgian,belgie,belgique
Luxembourg|lu|Europe/Luxembourg|lu|luxembourg
Denmark|dk|Europe/Copenhagen|dk|denmark,danish,danmark
Sweden|se|Europe/Stockholm|se|sweden,swedish,sverige,allsvenskan
Norway|no|Europe/Oslo|no|norway,norwegian,norge,eliteserien
Finland|fi|Europe/Helsinki|fi|finland,finnish,veikkausliiga
Iceland|is|Atlantic/Reykjavik|is|iceland,icelandic
Poland|pl|Europe/Warsaw|pl|poland,polish,polska,ekstraklasa
Czech Republic|cz|Europe/Prague|cz|czech,czechia,cesko
Slovakia|sk|Europe/Bratislava|sk|slovakia,slovak
Hungary|hu|Europe/Budapest|hu|hungary,hungarian,magyar
Romania|ro|Europe/Bucharest|ro|romania,romanian
Bulgaria|bg|Europe/Sofia|bg|bulgaria,bulgarian
Serbia|rs|Europe/Belgrade|rs|serbia,serbian
Croatia|hr|Europe/Zagreb|hr|croatia,croatian
Slovenia|si|Europe/Ljubljana|si|slovenia,slovenian
Bosnia and Herzegovina|ba|Europe/Sarajevo|ba|bosnia,bosnian
Albania|al|Europe/Tirane|al|albania,albanian
Greece|gr|Europe/Athens|gr|greece,greek,hellas
Cyprus|cy|Asia/Nicosia|cy|cyprus,cypriot
Turkey|tr|Europe/Istanbul|tr|turkey,turkish,turkiye
Russia|ru|Europe/Moscow|ru|russia,russian
Ukraine|ua|Europe/Kyiv|ua|ukraine,ukrainian
Georgia|ge|Asia/Tbilisi|ge|georgia,georgian
Azerbaijan|az|Asia/Baku|az|azerbaijan,azerbaijani
Kazakhstan|kz|Asia/Almaty|kz|kazakhstan,kazakh
Israel|il|Asia/Jerusalem|il|israel,israeli
Iran|ir|Asia/Tehran|ir|iran,iranian,persian
Iraq|iq|Asia/Baghdad|iq|iraq,iraqi
Saudi Arabia|sa|Asia/Riyadh|sa|saudi
Qatar|qa|Asia/Qatar|qa|qatar,qatari
United Arab Emirates|ae|Asia/Dubai|ae|emirates,uae
India|in|Asia/Kolkata|in|india,indian
China|cn|Asia/Shanghai|cn|china,chinese
Japan|jp|Asia/Tokyo|jp|japan,japanese
South Korea|kr|Asia/Seoul|kr|korea,korean
Thailand|th|Asia/Bangkok|th|thailand,thai
Indonesia|id|Asia/Jakarta|id|indonesia,indonesian
Australia|au|Australia/Sydney|au|australia,australian,new south wales
New Zealand|nz|Pacific/Auckland|nz|new zealand
Egypt|eg|Africa/Cairo|eg|egypt,egyptian
Morocco|ma|Africa/Casablanca|ma|morocco,moroccan
Algeria|dz|Africa/Algiers|dz|algeria,algerian
Tunisia|tn|Africa/Tunis|tn|tunisia,tunisian
Nigeria|ng|Africa/Lagos|ng|nigeria,nigerian
South Africa|za|Africa/Johannesburg|za|south africa,south african
United States|us|America/New_York|us|united states,american,usa,new england,major league soccer,mls
Canada|ca|America/Toronto|ca|canada,canadian
Mexico|mx|America/Mexico_City|mx|mexico,mexican,liga mx
Costa Rica|cr|America/Costa_Rica|cr|costa rica
Argentina|ar|America/Argentina/Buenos_Aires|ar|argentina,argentine
Brazil|br|America/Sao_Paulo|br|brazil,brazilian,brasil,brasileiro,brasileirao
Chile|cl|America/Santiago|cl|chile,chilean
Colombia|co|America/Bogota|co|colombia,colombian
Ecuador|ec|America/Guayaquil|ec|ecuador,ecuadorian
Paraguay|py|America/Asuncion|py|paraguay,paraguayan
Peru|pe|America/Lima|pe|peru,peruvian
Uruguay|uy|America/Montevideo|uy|uruguay,uruguayan
Venezuela|ve|America/Caracas|ve|venezuela,venezuelan
Bolivia|bo|America/La_Paz|bo|bolivia,bolivian`;

/** The stated table of countries; a competition outside it is international and in UTC. */
export const countries: readonly Country[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [name = "", flag = "", zone = "", code = "", words = ""] = row.split("|");
    return { name, flag, zone, code, words: words.split(",") };
  });
