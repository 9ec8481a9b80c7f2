import {
  Accordion,
  Alert,
  Button,
  Checkbox,
  createTheme,
  type ModalProps,
  NativeSelect,
  PasswordInput,
  SegmentedControl,
  Select,
  Tabs,
  Textarea,
  TextInput,
} from '@mantine/core'
import { t } from '../texts/t.ts'

/** Read in the sun, at arm's length, by a thumb: dark on light, large, bold, targets of 56 px and more. */
const input = {
  defaultProps: { size: 'lg' },
  styles: { input: { minHeight: 56 }, description: { color: '#0b1410' }, error: { fontWeight: 700 } },
}

export const theme = createTheme({
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  black: '#0b1410',
  colors: {
    field: [
      '#e7f5ee',
      '#cde9db',
      '#9ad3b7',
      '#63bb90',
      '#36a671',
      '#1b8a57',
      '#17724a',
      '#1b5e3f',
      '#134a31',
      '#0b3622',
    ],
    // Mantine's, with a darker seventh: white words on it have to be read in the sun.
    red: [
      '#fff5f5',
      '#ffe3e3',
      '#ffc9c9',
      '#ffa8a8',
      '#ff8787',
      '#ff6b6b',
      '#fa5252',
      '#c92a2a',
      '#b02525',
      '#962020',
    ],
  },
  primaryColor: 'field',
  primaryShade: 7,
  defaultRadius: 'md',
  fontSizes: { xs: '0.875rem', sm: '1rem', md: '1.125rem', lg: '1.25rem', xl: '1.5rem' },
  headings: { fontWeight: '800' },
  components: {
    Accordion: Accordion.extend({
      defaultProps: { chevronIconSize: 28 },
      styles: {
        item: { background: '#fff', borderColor: '#c9d6cf' },
        control: { minHeight: 64 },
        label: { fontSize: '1.25rem', fontWeight: 800 },
      },
    }),
    Alert: Alert.extend({
      styles: {
        title: { color: '#0b1410', fontSize: '1.125rem', fontWeight: 800 },
        message: { color: '#0b1410', fontSize: '1.0625rem' },
      },
    }),
    // Words that find no room go on in a second line: half a word says nothing.
    Button: Button.extend({
      defaultProps: { size: 'md' },
      vars: () => ({ root: { '--button-height': 'auto' } }),
      styles: {
        root: { minHeight: 56, paddingBlock: 6, fontWeight: 700 },
        label: {
          display: 'block',
          height: 'auto',
          minWidth: 0,
          overflow: 'visible',
          whiteSpace: 'normal',
          overflowWrap: 'break-word',
          lineHeight: 1.15,
          textAlign: 'center',
        },
      },
    }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'lg' } }),
    // Its header is no banner: a page has one already.
    // It is there at once: a finger must not meet buttons on their way.
    Modal: {
      defaultProps: (): Partial<ModalProps> => ({
        transitionProps: { duration: 0 },
        closeButtonProps: { 'aria-label': t('app.close'), size: 56 },
        attributes: { header: { role: 'presentation' } },
      }),
      styles: { title: { lineHeight: 1.3, overflowWrap: 'anywhere' } },
    },
    Textarea: Textarea.extend(input),
    TextInput: TextInput.extend(input),
    PasswordInput: PasswordInput.extend(input),
    NativeSelect: NativeSelect.extend(input),
    Select: Select.extend(input),
    SegmentedControl: SegmentedControl.extend({
      styles: {
        root: { background: '#dfe8e3' },
        label: {
          minHeight: 56,
          fontSize: '1.125rem',
          fontWeight: 700,
          color: '#0b1410',
          display: 'grid',
          placeItems: 'center',
        },
      },
    }),
    Tabs: Tabs.extend({ styles: { tab: { minHeight: 56, fontSize: '1.125rem', fontWeight: 700 } } }),
  },
})
