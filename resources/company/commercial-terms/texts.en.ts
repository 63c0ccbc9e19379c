/** Texts of the commercial terms. */
export const texts = {
  commercialTerms: {
    heading: 'Commercial Terms and Conditions',
    download: 'Download',
    review: 'Placeholder text, awaiting legal review.',
  },
}
