import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { details as english } from '../en/details.ts'

export const details = {
  title: 'Datos',
  name: 'Nombre',
  info: 'Descripción',
  isPublic: 'Todos pueden verlo',
  isPublicWhat: 'El calendario, los resultados y las plantillas se leen sin iniciar sesión.',
  startDate: 'Primer día',
  endDate: 'Último día',
  timezone: 'Zona horaria',
  gameMinutes: 'Minutos por partido, con su descanso',
  restMinutes: 'Minutos de descanso como mínimo entre dos partidos de un equipo',
} satisfies Translated<typeof english>
