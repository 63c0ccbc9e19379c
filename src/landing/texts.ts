import type { Language } from '#values/language.ts'

const en = {
  title: 'Sign in',
  tagline: 'Follow your orders from the forge to your door.',
  email: 'E-mail',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  forgot: 'Forgot your password?',
  missing: 'Please fill the required fields.',
  noToken: 'The email and password you entered did not match our records.',
  wrong: 'The email or password you entered is incorrect.',
  unreachable: "Couldn't establish a connection to server. Please try again later.",
  tooMany: 'Too many attempts. Please try again in {time}.',
  tooManyForNow: 'Too many attempts. Please try again in a few minutes.',
  expired: 'Your session has expired. Please log in again.',
  reset: 'Password successfully reset. Sign in with the new one.',
  choose: 'Select your portal',
  aerospace: 'Aerospace',
  aerospaceHint: 'Machined parts and assemblies',
  forge: 'Forge',
  forgeHint: 'Forged and rolled rings, bars, discs',
  signedInAs: 'Signed in as {name}',
  signOut: 'Log Out',
  close: 'Close',
  language: 'Language',
  appearance: 'Appearance',
  light: 'Light theme',
  dark: 'Dark theme',
  system: 'System theme',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  copyright: '© {year} {product}. All rights reserved.',
}

export type Texts = typeof en

const es: Texts = {
  title: 'Iniciar sesión',
  tagline: 'Siga sus pedidos desde la forja hasta su puerta.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar contraseña',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión...',
  forgot: '¿Olvidó su contraseña?',
  missing: 'Llene los campos requeridos.',
  noToken: 'El correo y la contraseña no coinciden con nuestros registros.',
  wrong: 'El correo o la contraseña son incorrectos.',
  unreachable: 'No se pudo conectar con el servidor. Intente de nuevo más tarde.',
  tooMany: 'Demasiados intentos. Intente de nuevo en {time}.',
  tooManyForNow: 'Demasiados intentos. Intente de nuevo en unos minutos.',
  expired: 'Su sesión expiró. Inicie sesión de nuevo.',
  reset: 'La contraseña se restableció. Inicie sesión con la nueva.',
  choose: 'Seleccione su portal',
  aerospace: 'Aeroespacial',
  aerospaceHint: 'Piezas maquinadas y ensambles',
  forge: 'Forja',
  forgeHint: 'Anillos, barras y discos forjados',
  signedInAs: 'Sesión de {name}',
  signOut: 'Cerrar sesión',
  close: 'Cerrar',
  language: 'Idioma',
  appearance: 'Apariencia',
  light: 'Tema claro',
  dark: 'Tema oscuro',
  system: 'Tema del sistema',
  terms: 'Términos y condiciones',
  privacy: 'Política de privacidad',
  copyright: '© {year} {product}. Todos los derechos reservados.',
}

/** The landing has its own texts because it loads no translation library. */
export const textsByLanguage: Readonly<Record<Language, Texts>> = { en, es }

/** Replaces `{name}` placeholders. */
export const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match)

/** Formats a waiting time: in seconds below 90 seconds, else in minutes rounded up. */
export const formatWait = (seconds: number, language: Language) => {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
