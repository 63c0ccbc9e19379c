import { esES } from '@mui/material/locale'
import { keepMuiTexts } from '../../theme/muiTexts.ts'
import { controls } from './controls.ts'
import { framework } from './framework.ts'
import { kit } from './kit.ts'
import { shell } from './shell.ts'

keepMuiTexts('es', esES)

export const catalogue = { ...framework, ...shell, ...controls, kit }
