import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { app as english } from '../en/app.ts'

export const app = {
  close: 'Cerrar',
  cannotStore: 'Sideline no puede guardar nada en este dispositivo',
  cannotStoreWhy: 'Ocurre en las ventanas privadas y con el disco lleno. El navegador dice: {{why}}',
  notLoaded: 'Una parte de Sideline no se ha podido mostrar',
  notLoadedWhat:
    'Lo que registraste está a salvo en este dispositivo. Inténtalo de nuevo; si no ayuda, espera a tener conexión: puede haber una versión más nueva.',
} satisfies Translated<typeof english>
