import { createTheme, type CSSVariablesResolver, type ModalProps } from '@mantine/core'
import { asProperties, dark, daylight, type Palette } from '../base/look/palettes.ts'
import { t } from '../texts/t.ts'

// Components are keyed by name, without importing them: unused ones are not loaded with a screen.

/**
 * For reading in the sun, at arm's length, and for thumbs: dark on light, large, bold, targets of 56 px and
 * more. At a desk `client/office/pages/density.css` sets the property lower for the office.
 */
const finger = 'var(--finger, 56px)'
const input = {
  defaultProps: { size: 'lg' },
  styles: {
    input: { minHeight: finger },
    description: { color: 'var(--words)' },
    error: { fontWeight: 700 },
  },
}

export const theme = createTheme({
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  black: daylight.words,
  respectReducedMotion: true,
  colors: {
    // Mantine's dark scheme takes its surfaces and edges from these.
    dark: [
      dark.words,
      dark.quiet,
      '#a3b2aa',
      '#8b9b92',
      dark.edge,
      dark.sunken,
      dark.surface,
      dark.surface,
      dark.ground,
      dark.ground,
    ],
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
    // Mantine's, with a darker seventh shade: white text on it has to be legible in the sun.
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
    Accordion: {
      defaultProps: { chevronIconSize: 28 },
      styles: {
        item: { background: 'var(--surface)', borderColor: 'var(--edge)' },
        control: { minHeight: 'var(--finger, 64px)' },
        label: { fontSize: '1.25rem', fontWeight: 800 },
      },
    },
    Alert: {
      styles: {
        title: { color: 'var(--words)', fontSize: '1.125rem', fontWeight: 800 },
        message: { color: 'var(--words)', fontSize: '1.0625rem' },
      },
    },
    // Long labels wrap to a second line: half a word means nothing.
    Button: {
      defaultProps: { size: 'md' },
      vars: () => ({ root: { '--button-height': 'auto' } }),
      styles: {
        root: { minHeight: finger, paddingBlock: 6, fontWeight: 700 },
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
    },
    Checkbox: { defaultProps: { size: 'lg' } },
    // Its header is no banner: a page has one already. It appears without a transition: a finger must not
    // meet moving buttons.
    Modal: {
      defaultProps: (): Partial<ModalProps> => ({
        transitionProps: { duration: 0 },
        closeButtonProps: { 'aria-label': t('app.close'), size: 56 },
        attributes: { header: { role: 'presentation' } },
      }),
      styles: {
        title: { fontSize: '1.5rem', fontWeight: 800, lineHeight: 1.25, overflowWrap: 'anywhere' },
      },
    },
    Textarea: input,
    TextInput: input,
    PasswordInput: input,
    NativeSelect: input,
    Select: input,
    SegmentedControl: {
      styles: {
        // More choices than the screen is wide go to a second row, and long words to a second line.
        root: { background: 'var(--sunken)', flexWrap: 'wrap' },
        // As wide as its words, so that none wraps before the row is full.
        control: { flex: '1 1 auto' },
        indicator: { background: 'var(--surface)' },
        label: {
          minHeight: finger,
          whiteSpace: 'normal',
          fontSize: '1.125rem',
          fontWeight: 700,
          color: 'var(--words)',
          display: 'grid',
          placeItems: 'center',
        },
      },
    },
  },
})

/**
 * The palettes as custom properties, and Mantine's own colours derived from them: its edges and pale text are
 * illegible in the sun.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...propertiesOf(daylight),
    '--mantine-color-gray-3': daylight.edge,
    '--mantine-color-gray-4': daylight.edge,
  },
  dark: {
    ...propertiesOf(dark),
    '--mantine-color-anchor': 'var(--mantine-color-field-3)',
    // Chosen items have white text on it.
    '--mantine-color-dark-filled': '#4a5f54',
    '--mantine-color-dark-filled-hover': '#55705f',
    '--mantine-color-dark-outline': dark.words,
    '--mantine-color-field-light-color': dark.words,
    '--mantine-color-field-light': dark['chosen-surface'],
    '--mantine-color-red-light': dark['bad-surface'],
    '--mantine-color-yellow-light': dark['odd-surface'],
    '--mantine-color-green-light': dark['chosen-surface'],
  },
})

const propertiesOf = (palette: Palette): Record<string, string> => ({
  ...asProperties(palette),
  '--mantine-color-body': palette.surface,
  '--mantine-color-text': palette.words,
  '--mantine-color-default': palette.surface,
  '--mantine-color-default-hover': palette.sunken,
  '--mantine-color-default-color': palette.words,
  '--mantine-color-default-border': palette.edge,
  '--mantine-color-dimmed': palette.quiet,
  '--mantine-color-placeholder': palette.quiet,
  '--mantine-color-error': palette.bad,
  '--mantine-color-disabled': palette.sunken,
  '--mantine-color-disabled-color': palette.quiet,
})
