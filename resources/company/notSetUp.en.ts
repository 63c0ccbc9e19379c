export const texts = { notSetUp: { text: 'Not set up yet.', enter: 'Enter it under Data' } }
