export const divisionTexts = { aerospace: 'Aeroespacial', forge: 'Forja', both: 'Aeroespacial/Forja' }
