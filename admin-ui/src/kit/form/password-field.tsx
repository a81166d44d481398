import IconButton from '@mui/material/IconButton';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Icon } from '../components/icon';
import { FormText, type FormFieldProps } from './form-text';
import { useT } from '../i18n/use-t';

interface PasswordFieldProps extends FormFieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <FormText
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          size="small"
          edge="end"
          aria-label={t(shown ? 'landing.login.hidePassword' : 'landing.login.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          sx={{ mr: -0.5 }}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </IconButton>
      }
    />
  );
}
