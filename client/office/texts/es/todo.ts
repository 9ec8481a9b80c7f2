import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { todo as english } from '../en/todo.ts'

export const todo = {
  title: 'Por hacer',
  allDone: 'Todo esto está hecho',
  open_one: '{{count}} cosa por hacer',
  open_other: '{{count}} cosas por hacer',
  done: 'Hecho',
  what: {
    days: 'Días',
    teams: 'Equipos',
    fields: 'Campos',
    format: 'Formato',
    schedule: 'Campos y horas',
    late: 'Equipos sin partidos',
    decisions: 'Decisiones',
    fixtures: 'Calendario',
    publish: 'Abierto a todos',
  },
  how: {
    days: 'Di en qué días se juega.',
    teams: 'Pega la lista de los equipos o tómala de un archivo.',
    fields: 'Añade la sede y sus campos, o elige una sede que ya existe.',
    format: 'Elige cómo juegan los equipos: grupos, cuadros o rondas suizas.',
    schedule: 'Da a cada partido un campo y una hora.',
    late: 'Añade sus partidos, o sácalos.',
    decisions: 'Alguien debe decidir antes de seguir.',
    fixtures: 'Sortea quién juega contra quién, y cuándo.',
    publish: 'Deja que todos lo vean sin iniciar sesión.',
  },
} satisfies Translated<typeof english>
