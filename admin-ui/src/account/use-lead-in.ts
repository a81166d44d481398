import { useNavigate } from 'react-router-dom';
import { signIn } from '../api/auth-provider';
import { endSession, getSession } from '../api/session';
import { useGreeting } from '../landing/use-greeting';
import { paths } from '../paths';

/**
 * Signs somebody in with the password that they have just set, and leads into the product.
 * @returns false when it takes more than the password: then they sign in by the form
 */
export function useLeadIn(): (email: string, password: string) => Promise<boolean> {
  const navigate = useNavigate();
  const greet = useGreeting();
  return async (email, password) => {
    if (getSession()) endSession();
    try {
      const user = await signIn(email, password);
      await greet(user);
    } catch {
      return false;
    }
    void navigate(paths.landing);
    return true;
  };
}
