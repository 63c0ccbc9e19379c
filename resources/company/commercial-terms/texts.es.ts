/** Texts of the commercial terms, in Spanish. */
export const texts = {
  commercialTerms: {
    heading: 'Términos y condiciones comerciales',
    download: 'Descargar',
    review: 'Texto provisional, pendiente de revisión legal.',
  },
}
