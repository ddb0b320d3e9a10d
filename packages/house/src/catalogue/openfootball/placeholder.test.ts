import { expect, it } from "vitest";
import { isPlaceholder } from "./placeholder.ts";

it.each([
  "N.N.", "TBD", "TBA", "tbc", "?", "???", "To be decided", "To be determined", "Unknown", "Bye",
  "W73", "W 74", "L101", "RU1", "SF1", "QF 2", "1A", "A1", "B2", "3A/B/C/D/F", "3ABC", "2B/C",
  "UEFA Path A winner", "IC Path 2 winner", "Winner UEFA Path A", "Winner Path C", "Play-off winner 1", "Playoff Winner A",
  "2nd Group A", "1st Group B", "Group A Winner", "Group B runner-up", "Runner-up Group B", "Runners-up Group C",
  "Winner Group A", "Winners of Group A", "Second in Group D", "Group A 1st", "Group A 2", "Third Place Group A/B/C", "First Group A",
  "SF1 Winner", "SF2 Winner", "QF1 Loser", "Winner SF1", "Winner Semi-final 1", "Loser Semi-final 2", "Semi-final 1",
  "Match 61 winner", "Match 62 loser", "Winner Match 101", "Loser Match 101", "Winner of Match 12", "Loser 61", "Quarter-final 3",
  "Best 3rd", "Best third-placed team", "3rd best", "3rd Place", "3rd Group A/B/C/D", "Winner Arsenal/Chelsea", "Copa del Rey winner",
  "Qualifier 1", "Lucky loser", "Winner Round of 16 Match 3",
  "Sieger Gruppe A", "Gruppensieger A", "Gruppenzweiter B", "Zweiter Gruppe B", "1. Gruppe A", "Sieger Spiel 61", "Verlierer Halbfinale 1",
  "Sieger Viertelfinale 2", "Bester Dritter", "Noch offen",
  "Vainqueur Match 61", "Vainqueur du groupe A", "1er Groupe A", "2e Groupe B", "Deuxième groupe A", "Perdant demi-finale 1", "À déterminer",
  "Meilleur troisième", "Ganador Grupo A", "1º Grupo A", "Segundo Grupo B", "Perdedor Semifinal 2", "Por definir", "Vencedor Jogo 61", "A definir",
  "Vincente Gruppo A", "Da definire", "Winnaar Groep A", "Nummer 2 Groep B", "A Grubu Birincisi", "Maç 61 galibi",
])("%s is a side that is not known yet", (name) => expect(isPlaceholder(name)).toBe(true)); // prettier-ignore

it.each([
  "Club Nacional de Football (URU)", "1. FC Köln", "Winnersh Rangers", "NAC Breda", "AZ", "W Connection", "1860 München", "B 93", "B36 Tórshavn",
  "B68 Toftir", "Third Lanark AFC", "First Vienna FC", "Second City FC", "Group Seb", "Final Boys FC", "The Strongest", "Best FC", "De La Salle", "AC Milan", "LASK", "GAIS",
  "AIK", "IK Start", "AFC Bournemouth", "UD Las Palmas", "1. FSV Mainz 05", "2 de Mayo", "3 de Febrero", "12 de Octubre", "9 de Octubre",
  "18 de Marzo", "ADO Den Haag", "CD Leganés", "FC Nordsjælland", "Grupo Desportivo Chaves", "Pohang Steelers", "Match Point FC", "Premier FC",
  "Hapoel Haifa", "Victoria", "Sieger Park FC", "Champions FC", "Côte d'Ivoire", "DR Congo", "Ham-Kam", "HB Køge", "Deportivo Alavés", "Gil Vicente FC",
  "Al-Nassr", "Al-Ahli", "Beijing Guoan", "Universidad Católica", "La Equidad", "Team Wellington", "Lille OSC", "Path FC", "Poule Deportivo", "ABC", "BEC Tero", "CEAC", "AEK", "LDU", "Dila Gori",
])("%s is a team", (name) => expect(isPlaceholder(name)).toBe(false)); // prettier-ignore
