export const texts = { notSetUp: { text: 'Aún no está configurado.', enter: 'Capturarlo en Datos' } }
