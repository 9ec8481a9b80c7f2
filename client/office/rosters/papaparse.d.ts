/** The part of papaparse in use. Its own types bring those of Node, which a browser does not have. */
declare module 'papaparse' {
  interface Papa {
    parse(text: string, options: { delimiter: string; skipEmptyLines: boolean }): { data: string[][] }
    unparse(
      rows: readonly (readonly string[])[],
      options: { delimiter: string; newline: string; quotes?: (text: string) => boolean },
    ): string
  }
  const papa: Papa
  export default papa
}
