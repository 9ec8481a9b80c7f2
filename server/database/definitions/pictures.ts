import { pictured, picturedFamilies, type PicturedFamily } from '../../../shared-schema/resources/pictures.ts'
import { afterStatement } from './trigger.ts'

const keeping = (family: PicturedFamily): string[] => {
  const fields = Object.keys(pictured[family].sizes).map(name => `now_so.${name}`)
  return [
    `create or replace function keep_pictures_of_${family}() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        delete from pictures using new_rows as now_so where pictures.family = '${family}' and pictures.record_id = now_so.id
          and pictures.address not in (${fields.join(', ')});
      else
        delete from pictures using old_rows as gone where pictures.family = '${family}' and pictures.record_id = gone.id;
      end if;
      return null;
    end $$`,
    ...(['update', 'delete'] as const).map(operation =>
      afterStatement(`pictures_${operation}`, operation, family, `keep_pictures_of_${family}()`),
    ),
  ]
}

/** Triggers that delete a picture once its record is deleted or no longer names it, by any kind of write. */
export const pictures: readonly string[] = picturedFamilies.flatMap(keeping)
