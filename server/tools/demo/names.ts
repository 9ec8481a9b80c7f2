import type { Random } from '../../rules/random.ts'

interface NameList {
  readonly first: readonly string[]
  readonly last: readonly string[]
}

const list = (first: string, last: string): NameList => ({ first: first.split(', '), last: last.split(', ') })

/** Common first and last names of women and men; every person made from them is invented. */
const names = {
  dutch: list(
    'Sanne, Lotte, Fleur, Maaike, Femke, Iris, Noor, Roos, Marit, Esmée, Daan, Bram, Sven, Jelle, Thijs, Ruben, Koen, Gijs, Wout, Lars, Niels, Joris',
    'de Vries, van Dijk, Bakker, Visser, Smit, Meijer, Mulder, Bos, Vos, Peters, Hendriks, van Leeuwen, Dekker, Brouwer, de Wit, Dijkstra, van der Veen, Koster, Prins, Huisman, Postma, Kuipers',
  ),
  german: list(
    'Lena, Hannah, Johanna, Miriam, Katrin, Svenja, Leonie, Paula, Greta, Anja, Jonas, Felix, Moritz, Lukas, Tobias, Florian, Simon, Jakob, Nils, Matthias, Fabian, Hannes',
    'Schneider, Fischer, Weber, Wagner, Becker, Hoffmann, Koch, Richter, Klein, Wolf, Neumann, Schwarz, Zimmermann, Krüger, Hartmann, Lange, Keller, Vogel, Brandt, Winkler, Baumann, Steiner',
  ),
  english: list(
    'Ellie, Megan, Niamh, Aoife, Harriet, Freya, Isla, Rachel, Priya, Amara, Callum, Rory, Ewan, Oliver, Declan, Hamish, George, Tom, Arjun, Kwame, Finn, Jamie',
    'Walker, Hughes, Carter, Murphy, Byrne, Campbell, Fraser, Bennett, Cooper, Doyle, Gallagher, Patel, Osei, Reid, Marshall, Shaw, Whelan, Foster, Barnes, Okafor, Hartley, Sinclair',
  ),
  french: list(
    'Camille, Manon, Chloé, Léa, Élodie, Margaux, Inès, Juliette, Aline, Soraya, Antoine, Hugo, Maxime, Théo, Baptiste, Guillaume, Yanis, Rémi, Luc, Étienne, Bastien, Mehdi',
    'Martin, Bernard, Dubois, Laurent, Lefèvre, Moreau, Girard, Roux, Fontaine, Lambert, Mercier, Blanchard, Garnier, Perrin, Benali, Chevalier, Renard, Marchand, Delacroix, Lacroix, Collet, Diallo',
  ),
  spanish: list(
    'Lucía, Marta, Núria, Carmen, Irene, Alba, Sara, Laia, Elena, Paula, Pablo, Javier, Álvaro, Jordi, Marc, Diego, Sergio, Adrián, Rubén, Iker, Oriol, Andrés',
    'García, Fernández, López, Sánchez, Romero, Navarro, Torres, Ruiz, Ferrer, Vidal, Molina, Ortega, Serra, Castillo, Iglesias, Prieto, Soler, Campos, Vega, Puig, Herrera, Gallego',
  ),
  italian: list(
    'Giulia, Chiara, Francesca, Martina, Elisa, Sofia, Arianna, Valentina, Serena, Beatrice, Matteo, Lorenzo, Davide, Simone, Andrea, Riccardo, Filippo, Nicola, Stefano, Tommaso, Pietro, Edoardo',
    'Rossi, Ferrari, Russo, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Conti, Gallo, Mancini, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Caruso, Leone, Martinelli, Vitale',
  ),
  polish: list(
    'Zofia, Hanna, Maja, Julia, Alicja, Kinga, Ola, Magda, Kasia, Weronika, Jakub, Mateusz, Kacper, Piotr, Tomek, Bartek, Wojtek, Michał, Szymon, Filip, Paweł, Igor',
    'Nowak, Wójcik, Mazur, Kaczmarek, Zając, Król, Wróbel, Stępień, Dudek, Pawlak, Sikora, Baran, Szewczyk, Pietrzak, Marciniak, Bąk, Duda, Wilk, Lis, Kubiak, Sobczak, Czech',
  ),
  nordic: list(
    'Ingrid, Freja, Astrid, Linnea, Ida, Maja, Signe, Elsa, Karin, Tove, Emil, Oskar, Anders, Mikkel, Rasmus, Erik, Viktor, Magnus, Søren, Axel, Jeppe, Hugo',
    'Hansen, Nielsen, Lindberg, Andersson, Bergström, Larsen, Holm, Nyström, Lund, Dahl, Sandberg, Møller, Eriksson, Berg, Friis, Sjöberg, Kjær, Ekström, Thomsen, Wallin, Krogh, Hedlund',
  ),
} as const satisfies Record<string, NameList>

export type Language = keyof typeof names

const languages: readonly Language[] = [
  'dutch',
  'german',
  'english',
  'french',
  'spanish',
  'italian',
  'polish',
  'nordic',
]

export interface Name {
  readonly first_name: string
  readonly last_name: string
}

/** Gives every person a different name. */
export class NameGiver {
  readonly #random: Random
  readonly #given = new Set<string>()

  constructor(random: Random) {
    this.#random = random
  }

  /** A name for somebody from a language area; some moved there from elsewhere. */
  name(language: Language): Name {
    for (;;) {
      const { first, last } = names[this.#random.chance(0.85) ? language : this.#random.pick(languages)]
      const name = {
        first_name: this.#random.pick<string>(first),
        last_name: this.#random.pick<string>(last),
      }
      const whole = `${name.first_name} ${name.last_name}`
      if (this.#given.has(whole)) continue
      this.#given.add(whole)
      return name
    }
  }
}
