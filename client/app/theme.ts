import { Accordion, Alert, Button, Checkbox, createTheme, NativeSelect, PasswordInput, SegmentedControl, Select, Tabs, Textarea, TextInput } from '@mantine/core'

/** Read in the sun, at arm's length, by a thumb: dark on light, large, bold, targets of 56 px and more. */
const input = { defaultProps: { size: 'lg' }, styles: { input: { minHeight: 56 }, description: { color: '#0b1410' }, error: { fontWeight: 700 } } }

export const theme = createTheme({
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  black: '#0b1410',
  colors: {
    field: ['#e7f5ee', '#cde9db', '#9ad3b7', '#63bb90', '#36a671', '#1b8a57', '#17724a', '#1b5e3f', '#134a31', '#0b3622'],
  },
  primaryColor: 'field',
  primaryShade: 7,
  defaultRadius: 'md',
  fontSizes: { xs: '0.875rem', sm: '1rem', md: '1.125rem', lg: '1.25rem', xl: '1.5rem' },
  headings: { fontWeight: '800' },
  components: {
    Accordion: Accordion.extend({ defaultProps: { chevronIconSize: 28 }, styles: { item: { background: '#fff', borderColor: '#c9d6cf' }, control: { minHeight: 64 }, label: { fontSize: '1.25rem', fontWeight: 800 } } }),
    Alert: Alert.extend({
      styles: { title: { color: '#0b1410', fontSize: '1.125rem', fontWeight: 800 }, message: { color: '#0b1410', fontSize: '1.0625rem' } },
    }),
    Button: Button.extend({ defaultProps: { size: 'md' }, styles: { root: { minHeight: 56, fontWeight: 700 } } }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'lg' } }),
    Textarea: Textarea.extend(input),
    TextInput: TextInput.extend(input),
    PasswordInput: PasswordInput.extend(input),
    NativeSelect: NativeSelect.extend(input),
    Select: Select.extend(input),
    SegmentedControl: SegmentedControl.extend({ styles: { root: { background: '#dfe8e3' }, label: { minHeight: 56, fontSize: '1.125rem', fontWeight: 700, color: '#0b1410', display: 'grid', placeItems: 'center' } } }),
    Tabs: Tabs.extend({ styles: { tab: { minHeight: 56, fontSize: '1.125rem', fontWeight: 700 } } }),
  },
})
