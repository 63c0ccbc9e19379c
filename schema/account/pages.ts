import { everyRole, open, page } from '../page.ts'

export const accountPages = [
  page('user-profile', 80, 'User Profile', 'Perfil de usuario', null, everyRole),
  page('password-change', 61, 'Password Change', 'Cambio de contraseña', null, everyRole),
  open('loginexterno', 'Session landing', 'Entrada de sesión'),
  open('login', 'Sign in', 'Iniciar sesión'),
  open('relogin', 'Sign in again', 'Iniciar sesión de nuevo'),
  open('password-recovery', 'Password Recovery', 'Recuperación de contraseña'),
  open('contact', 'Contact', 'Contacto'),
  open('selectefrisa', 'Select your portal', 'Seleccione su portal'),
  open('privacy-policy', 'Privacy Policy', 'Política de privacidad'),
  open('terms-and-conditions', 'Terms and Conditions', 'Términos y condiciones'),
] as const
