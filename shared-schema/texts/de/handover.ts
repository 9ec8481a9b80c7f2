import type { Translated } from '../translated.ts'
import type { handover as english } from '../en/handover.ts'

export const handover = {
  newer_version:
    'Diese Übergabe stammt von einer neueren Version der App. Die App hier aktualisieren, dann erneut aufnehmen.',
  damaged:
    'Diese Übergabe ist beschädigt, deshalb wurde nichts davon aufgenommen. Sie auf dem Tablet, von dem sie kommt, noch einmal machen.',
  too_large: 'Diese Übergabe ist zu groß, um sie aufzunehmen.',
  too_many_codes: 'Das ist zu viel für Codes. Als Datei speichern.',
  no_code: 'Dieser Code gehört zu keiner Übergabe.',
  misread: 'Ein Code wurde nicht richtig gelesen. Das Tablet ruhig halten.',
  no_handover: 'Das ist keine Übergabe: Es ist eine andere Datei oder nur ein Teil davon.',
} satisfies Translated<typeof english>
