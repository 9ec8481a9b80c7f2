import type { Language } from './names.ts'

/** A club that sends a team, with the main language of its players' names. */
export interface Club {
  readonly name: string
  readonly short_name: string
  readonly city: string
  readonly country: string
  readonly language: Language
}

const club = (name: string, short_name: string, city: string, country: string, language: Language): Club => ({
  name,
  short_name,
  city,
  country,
  language,
})

/** The clubs in the order of their seeds. */
export const clubs: readonly Club[] = [
  club('Canal Herons', 'CAN', 'Amsterdam', 'Netherlands', 'dutch'),
  club('Spree Kestrels', 'SPR', 'Berlin', 'Germany', 'german'),
  club('Thames Lanterns', 'THA', 'London', 'United Kingdom', 'english'),
  club('Ligne Claire', 'LIG', 'Brussels', 'Belgium', 'french'),
  club('Øresund Drift', 'ØRE', 'Copenhagen', 'Denmark', 'nordic'),
  club('Isar Foxes', 'ISA', 'Munich', 'Germany', 'german'),
  club('Rambla Swifts', 'RAM', 'Barcelona', 'Spain', 'spanish'),
  club('Tulip Fever', 'TUL', 'Utrecht', 'Netherlands', 'dutch'),
  club('Vistula Storm', 'VIS', 'Warsaw', 'Poland', 'polish'),
  club('Alpine Choughs', 'ALP', 'Zürich', 'Switzerland', 'german'),
  club('Rhône Rapids', 'RHÔ', 'Lyon', 'France', 'french'),
  club('Mälaren Mist', 'MÄL', 'Stockholm', 'Sweden', 'nordic'),
  club('Liffey Larks', 'LIF', 'Dublin', 'Ireland', 'english'),
  club('Prater Comets', 'PRA', 'Vienna', 'Austria', 'german'),
  club('Navigli Nights', 'NAV', 'Milan', 'Italy', 'italian'),
  club('Maas Mariners', 'MAA', 'Rotterdam', 'Netherlands', 'dutch'),
  club('Garonne Gulls', 'GAR', 'Bordeaux', 'France', 'french'),
  club('Leith Lightning', 'LEI', 'Edinburgh', 'United Kingdom', 'english'),
  club('Planty Pigeons', 'PLA', 'Kraków', 'Poland', 'polish'),
  club('Wadden Wind', 'WAD', 'Groningen', 'Netherlands', 'dutch'),
  club('Scheldt Pilots', 'SCH', 'Antwerp', 'Belgium', 'dutch'),
  club('Turia Bats', 'TUR', 'Valencia', 'Spain', 'spanish'),
  club('Sette Colli', 'SET', 'Rome', 'Italy', 'italian'),
  club('Skåne Sparks', 'SKÅ', 'Malmö', 'Sweden', 'nordic'),
]
