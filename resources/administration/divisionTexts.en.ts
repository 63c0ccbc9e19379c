export const divisionTexts = { aerospace: 'Aeroespace', forge: 'Forge', both: 'Aeroespace/Forge' }
