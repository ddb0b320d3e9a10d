/** A league as the server plays it: its clock, its hours and its teams. */
export interface League {
  readonly category: string;
  /** ISO 3166 in lower case. */
  readonly flag: string;
  readonly name: string;
  /** IANA zone of the hours below. */
  readonly zone: string;
  /** Local kick-off hours: noon, afternoon, evening, late. */
  readonly hours: readonly [string, string, string, string];
  readonly teams: readonly string[];
}

const league = (
  category: string,
  flag: string,
  name: string,
  zone: string,
  hours: League["hours"],
  teams: string,
): League => ({
  category,
  flag,
  name,
  zone,
  hours,
  teams: teams.split(", "),
});

/**
 * The leagues of the server's own calendar, most followed first: real leagues with the clubs of their 2025/26 (Brazil and Japan
 * 2025) season. Those of East Asia and South America provide matches around the clock.
 */
export const leagues: readonly League[] = [
  league(
    "England",
    "gb-eng",
    "Premier League",
    "Europe/London",
    ["12:30", "15:00", "17:30", "20:00"],
    "Arsenal, Aston Villa, Bournemouth, Brentford, Brighton & Hove Albion, Burnley, Chelsea, Crystal Palace, Everton, Fulham, Leeds United, Liverpool, " +
      "Manchester City, Manchester United, Newcastle United, Nottingham Forest, Sunderland, Tottenham Hotspur, West Ham United, Wolverhampton Wanderers",
  ),
  league(
    "Turkey",
    "tr",
    "Süper Lig",
    "Europe/Istanbul",
    ["14:30", "17:00", "19:00", "20:00"],
    "Alanyaspor, Antalyaspor, Başakşehir, Beşiktaş, Çaykur Rizespor, Eyüpspor, Fatih Karagümrük, Fenerbahçe, Galatasaray, Gaziantep FK, Gençlerbirliği, " +
      "Göztepe, Kasımpaşa, Kayserispor, Kocaelispor, Konyaspor, Samsunspor, Trabzonspor",
  ),
  league(
    "Spain",
    "es",
    "La Liga",
    "Europe/Madrid",
    ["14:00", "16:15", "18:30", "21:00"],
    "Athletic Club, Atlético Madrid, Barcelona, Celta Vigo, Deportivo Alavés, Elche, Espanyol, Getafe, Girona, Levante, Mallorca, Osasuna, Rayo Vallecano, " +
      "Real Betis, Real Madrid, Real Oviedo, Real Sociedad, Sevilla, Valencia, Villarreal",
  ),
  league(
    "Germany",
    "de",
    "Bundesliga",
    "Europe/Berlin",
    ["13:30", "15:30", "18:30", "20:30"],
    "1. FC Heidenheim, 1. FC Köln, 1. FC Union Berlin, Bayer Leverkusen, Bayern München, Borussia Dortmund, Borussia Mönchengladbach, Eintracht Frankfurt, " +
      "FC Augsburg, FC St. Pauli, Hamburger SV, Mainz 05, RB Leipzig, SC Freiburg, TSG Hoffenheim, VfB Stuttgart, VfL Wolfsburg, Werder Bremen",
  ),
  league(
    "Italy",
    "it",
    "Serie A",
    "Europe/Rome",
    ["12:30", "15:00", "18:00", "20:45"],
    "Atalanta, Bologna, Cagliari, Como, Cremonese, Fiorentina, Genoa, Hellas Verona, Inter, Juventus, Lazio, Lecce, Milan, Napoli, Parma, Pisa, Roma, " +
      "Sassuolo, Torino, Udinese",
  ),
  league(
    "France",
    "fr",
    "Ligue 1",
    "Europe/Paris",
    ["13:00", "15:00", "17:15", "20:45"],
    "Angers, Auxerre, Brest, Le Havre, Lens, Lille, Lorient, Lyon, Marseille, Metz, Monaco, Nantes, Nice, Paris FC, Paris Saint-Germain, Rennes, Strasbourg, Toulouse",
  ),
  league(
    "Netherlands",
    "nl",
    "Eredivisie",
    "Europe/Amsterdam",
    ["12:15", "14:30", "16:45", "20:00"],
    "Ajax, AZ, Excelsior, Feyenoord, Fortuna Sittard, Go Ahead Eagles, Groningen, Heerenveen, Heracles, NAC Breda, NEC, PEC Zwolle, PSV, Sparta Rotterdam, " +
      "Telstar, Twente, Utrecht, Volendam",
  ),
  league(
    "Portugal",
    "pt",
    "Primeira Liga",
    "Europe/Lisbon",
    ["14:00", "15:30", "18:00", "20:30"],
    "Alverca, Arouca, AVS, Benfica, Braga, Casa Pia, Estoril, Estrela da Amadora, Famalicão, Gil Vicente, Moreirense, Nacional, Porto, Rio Ave, Santa Clara, " +
      "Sporting CP, Tondela, Vitória de Guimarães",
  ),
  league(
    "Iran",
    "ir",
    "Persian Gulf Pro League",
    "Asia/Tehran",
    ["14:30", "16:00", "17:30", "19:00"],
    "Aluminium Arak, Chadormalou, Esteghlal, Esteghlal Khuzestan, Fajr Sepasi, Foolad, Gol Gohar, Kheybar Khorramabad, Malavan, Mes Rafsanjan, Paykan, " +
      "Persepolis, Sepahan, Shams Azar, Tractor, Zob Ahan",
  ),
  league(
    "Greece",
    "gr",
    "Super League Greece",
    "Europe/Athens",
    ["15:00", "17:00", "18:30", "20:30"],
    "AEK Athens, A.E. Kifisia, AEL, Aris, Asteras Tripolis, Atromitos, Levadiakos, OFI, Olympiacos, Panathinaikos, Panetolikos, Panserraikos, PAOK, Volos",
  ),
  league(
    "Brazil",
    "br",
    "Brasileirão Série A",
    "America/Sao_Paulo",
    ["11:00", "16:00", "18:30", "21:30"],
    "Atlético Mineiro, Bahia, Botafogo, Ceará, Corinthians, Cruzeiro, Flamengo, Fluminense, Fortaleza, Grêmio, Internacional, Juventude, Mirassol, Palmeiras, " +
      "Red Bull Bragantino, Santos, São Paulo, Sport Recife, Vasco da Gama, Vitória",
  ),
  league(
    "Japan",
    "jp",
    "J1 League",
    "Asia/Tokyo",
    ["13:00", "14:00", "16:00", "19:00"],
    "Albirex Niigata, Avispa Fukuoka, Cerezo Osaka, Fagiano Okayama, FC Tokyo, Gamba Osaka, Kashima Antlers, Kashiwa Reysol, Kawasaki Frontale, " +
      "Kyoto Sanga, Machida Zelvia, Nagoya Grampus, Sanfrecce Hiroshima, Shimizu S-Pulse, Shonan Bellmare, Tokyo Verdy, Urawa Red Diamonds, Vissel Kobe, " +
      "Yokohama F. Marinos, Yokohama FC",
  ),
];
