import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { Login, LoginResult } from '#src/platform/contract.generated.ts';
import { captchaQuery } from '#src/platform/endpoints/accounts/challenges.ts';
import {
  type LoginRequirements,
  login,
  nextRequirements,
} from '#src/platform/endpoints/accounts/login.ts';
import { isHumanCheckNeeded } from '#src/platform/humanCheck/isHumanCheckNeeded.ts';
import { passHumanCheck } from '#src/platform/humanCheck/passHumanCheck.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import type { Area } from './signInStep.ts';

const NOTHING: LoginRequirements = { captcha: false, humanCheck: false };

export interface LoginAttempt {
  /** The captcha must be answered (S4.8). */
  captcha: boolean;
  /** Tries to log in. Throws the platform's refusal; the next try adds what that asked for. */
  attempt(body: Login): Promise<LoginResult>;
}

/**
 * Login attempts, each with what the last refusal asked for. The human check is invisible: a login refused only for lack of it is retried
 * with it.
 */
export function useLoginAttempt(area: Area): LoginAttempt {
  const platform = usePlatform();
  const { humanCheck: policy } = useBrand();
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const [asked, setAsked] = useState(NOTHING);

  async function send(body: Login, needs: LoginRequirements): Promise<LoginResult> {
    const humanCheck = needs.humanCheck
      ? await passHumanCheck(policy, platform, 'login')
      : undefined;
    const proven = { ...body, area, ...(humanCheck !== undefined && { humanCheck }) };
    return login(platform, i18n.language, proven);
  }

  async function attempt(body: Login, needs: LoginRequirements = asked): Promise<LoginResult> {
    try {
      return await send(body, needs);
    } catch (error) {
      const next = nextRequirements(error, needs);
      const onlyHuman = isHumanCheckNeeded(error) && !needs.humanCheck;
      if (onlyHuman) return attempt(body, next);
      setAsked(next);
      // A captcha is good for one answer.
      if (next.captcha) await queries.resetQueries({ queryKey: captchaQuery(platform).queryKey });
      throw error;
    }
  }

  return { captcha: asked.captcha, attempt: (body) => attempt(body) };
}
